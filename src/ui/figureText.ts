/**
 * A number as texts show it, e.g. `12,345.6`: grouped by three, rounded to at most so many decimals. Not by
 * `toLocaleString`, which takes a phone some 80 ms to set up while the page begins to listen.
 */
export function figureText(value: number, decimals = 3): string {
  const scale = 10 ** decimals
  const [whole = '', fraction] = String(Math.round(value * scale) / scale).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
