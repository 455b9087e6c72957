import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/DemandItem.ts'

/** The deadline, and the time left. */
export function deadlineText({ deadline, remainDays }: { deadline: string; remainDays: number }): string {
  return remainDays > 0 ? `${deadline}（还有 ${remainDays} 天）` : deadline
}

/** Facts shown both in the list and on the page of a demand. Missing ones are omitted on display. */
export function demandFacts(demand: Partial<Schema<'DemandItem'>>) {
  const { enName, deadline, remainDays = 0 } = demand
  return [
    { name: fields.enName.title, value: enName },
    { name: fields.deadline.title, value: deadline && deadlineText({ deadline, remainDays }) },
  ]
}
