import * as z from 'zod/mini'
import { idParameter } from '../../ui/list/listSearch.ts'

/** The search parameters of a tool's page: which of the member's results it shows, and which to compare it with. */
export const toolSearchSchema = z.object({ record: idParameter, compare: idParameter })

export type ToolSearch = z.infer<typeof toolSearchSchema>
