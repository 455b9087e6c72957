import type { Defect } from '../../defect.ts'

export type Hooks = Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'>
