/// Finds the parameters with the least squared errors, by Levenberg and Marquardt's method.
struct LeastSquares {
  /// What was found.
  struct Solution {
    var parameters: [Double]
    /// The sum of squared errors.
    var cost: Double
    /// One standard error of each parameter, from the curvature there; infinite where nothing holds it.
    var errors: [Double]
  }

  /// Steps at most.
  var steps = 80
  /// Parameters that the errors find by themselves: the ends of a movement.
  var hidden = 2
  /// The errors of all readings for given parameters; the same number for all.
  let residuals: ([Double]) -> [Double]

  /// Goes downhill from a start.
  func solve(from start: [Double]) -> Solution {
    var point = start
    var errors = residuals(point)
    var cost = Self.cost(errors)
    var damping = 1e-3
    for _ in 0..<steps {
      let slopes = slopes(at: point, errors)
      let (matrix, gradient) = Self.normal(slopes, errors)
      var isBetter = false
      for _ in 0..<12 {
        guard let step = Matrix.solve(Self.damped(matrix, damping), gradient) else {
          damping *= 10
          continue
        }
        let next = zip(point, step).map { $0 - $1 }
        let nextErrors = residuals(next)
        let nextCost = Self.cost(nextErrors)
        if nextCost.isFinite, nextCost < cost {
          isBetter = cost - nextCost > 1e-14 * (cost + 1e-30)
          (point, errors, cost) = (next, nextErrors, nextCost)
          damping = max(1e-12, damping / 5)
          break
        }
        damping *= 4
      }
      if !isBetter { break }
    }
    return Solution(
      parameters: point, cost: cost, errors: standardErrors(at: point, errors, cost))
  }

  private func standardErrors(
    at point: [Double], _ errors: [Double], _ cost: Double
  ) -> [Double] {
    let (matrix, _) = Self.normal(slopes(at: point, errors), errors)
    let freedom = Double(max(1, errors.count - point.count - hidden))
    let spread = Self.spread(of: errors, cost)
    return point.indices.map { index in
      let unit = point.indices.map { $0 == index ? 1.0 : 0 }
      guard let column = Matrix.solve(matrix, unit), column[index] >= 0 else { return .infinity }
      return (column[index] * cost / freedom).squareRoot() * spread
    }
  }

  /// The factor on standard errors when neighbouring readings err alike: whole pixels, compressed video.
  ///
  /// Of a first-order correlation r, n readings tell as much as n (1 - r) / (1 + r) free ones.
  private static func spread(of errors: [Double], _ cost: Double) -> Double {
    guard cost > 0, errors.count > 2 else { return 1 }
    let both = zip(errors, errors.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let correlation = min(max(both / cost, 0), 0.9)
    return ((1 + correlation) / (1 - correlation)).squareRoot()
  }

  /// The change of each error per parameter, by central differences.
  private func slopes(at point: [Double], _ errors: [Double]) -> [[Double]] {
    point.indices.map { index in
      let width = 1e-6 * max(1e-2, abs(point[index]))
      var after = point
      var before = point
      after[index] += width
      before[index] -= width
      return zip(residuals(after), residuals(before)).map { ($0 - $1) / (2 * width) }
    }
  }

  private static func normal(
    _ slopes: [[Double]], _ errors: [Double]
  ) -> (matrix: [[Double]], gradient: [Double]) {
    let matrix = slopes.map { row in slopes.map { Matrix.dot(row, $0) } }
    return (matrix, slopes.map { Matrix.dot($0, errors) })
  }

  private static func damped(_ matrix: [[Double]], _ damping: Double) -> [[Double]] {
    matrix.enumerated().map { index, row in
      var row = row
      row[index] += damping * max(row[index], 1e-12)
      return row
    }
  }

  private static func cost(_ errors: [Double]) -> Double { Matrix.dot(errors, errors) }
}

/// Small systems of linear equations.
enum Matrix {
  static func dot(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The solution by elimination with the greatest pivot; nil when there is none.
  static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    let count = right.count
    var rows = zip(matrix, right).map { $0 + [$1] }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-300 else { return nil }
      rows.swapAt(column, pivot)
      for row in column + 1..<max(count, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var result = Array(repeating: 0.0, count: count)
    for row in (0..<count).reversed() {
      let known = (row + 1..<max(count, row + 1)).reduce(0) { $0 + rows[row][$1] * result[$1] }
      result[row] = (rows[row][count] - known) / rows[row][row]
    }
    return result.allSatisfy(\.isFinite) ? result : nil
  }
}
