import { idParameter, searchSchema } from '#ui/list/listSearch.ts'

/** The search parameters of a tool's page: which of the member's results it shows, and which to compare it with. */
export const toolSearchSchema = searchSchema({ record: idParameter, compare: idParameter })

export type ToolSearch = ReturnType<typeof toolSearchSchema>
