const units = ['B', 'KB', 'MB', 'GB']

/** A size in bytes for display, e.g. 350 KB; multiples of 1024. */
export function fileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${units[step]}`
}
