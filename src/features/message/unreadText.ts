/** The unread badge's text; it grows no wider than three characters. */
export function unreadText(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
