/** The unread badge's text, at most three characters wide. */
export function unreadText(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
