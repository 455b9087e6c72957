/** Until when, and how long that still is. */
export function deadlineText({ deadline, remainDays }: { deadline: string; remainDays: number }): string {
  return remainDays > 0 ? `${deadline}（还有 ${remainDays} 天）` : deadline
}
