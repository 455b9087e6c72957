/** Whether one of the texts contains the keyword, ignoring case. Always true without a keyword. */
export function containsKeyword(texts: readonly string[], keyword: string | undefined): boolean {
  const wanted = keyword?.toLowerCase() ?? ''
  return texts.some((text) => text.toLowerCase().includes(wanted))
}
