import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/DemandItem.ts'

/** Until when, and how long that still is. */
export function deadlineText({ deadline, remainDays }: { deadline: string; remainDays: number }): string {
  return remainDays > 0 ? `${deadline}（还有 ${remainDays} 天）` : deadline
}

/** What the list and the page of a demand both tell of it. What it does not have is left out where it is shown. */
export function demandFacts(demand: Partial<Schema<'DemandItem'>>) {
  const { enName, deadline, remainDays = 0 } = demand
  return [
    { name: fields.enName.title, value: enName },
    { name: fields.deadline.title, value: deadline && deadlineText({ deadline, remainDays }) },
  ]
}
