type Fields = Record<string, unknown>

/** Everything that was written can be read. A reply may contain more. */
export function isSubset(written: unknown, read: unknown): boolean {
  if (Array.isArray(written) && Array.isArray(read))
    return written.length === read.length && written.every((each, index) => isSubset(each, read[index]))
  if (typeof written === 'object' && written !== null && typeof read === 'object' && read !== null)
    return Object.entries(written).every(([name, value]) => !(name in read) || isSubset(value, (read as Fields)[name]))
  // An empty text or list is as good as no value.
  if (written === null) return read === null || read === '' || (Array.isArray(read) && read.length === 0)
  return written === read
}
