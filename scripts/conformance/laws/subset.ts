type Fields = Record<string, unknown>

/**
 * Everything that was written can be read. A reply may contain more. Fields that another view may leave out are there
 * when it `isWhole`.
 */
export function isSubset(written: unknown, read: unknown, isWhole = false): boolean {
  const isLeftOut = (value: unknown) => !isWhole || value === null || value === '' || isEmptyList(value)
  if (Array.isArray(written) && Array.isArray(read))
    return written.length === read.length && written.every((each, index) => isSubset(each, read[index], isWhole))
  if (typeof written === 'object' && written !== null && typeof read === 'object' && read !== null)
    return Object.entries(written).every(([name, value]) =>
      name in read ? isSubset(value, (read as Fields)[name], isWhole) : isLeftOut(value),
    )
  // An empty text or list is as good as no value.
  if (written === null) return read === null || read === '' || isEmptyList(read)
  return written === read
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
