import type { PolicyDetail } from '../detail/policyDetailQuery.ts'
import { ConsultDialog } from './ConsultDialog.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { EvaluationDialog } from './EvaluationDialog.tsx'
import type { PolicyDialog } from './policyDialog.ts'

/** Props of each dialog about a policy. */
export interface PolicyDialogProps {
  policy: PolicyDetail
  /** The parts and clauses of the page, by anchor, in the order of the page. */
  places: readonly { id: string; title: string }[]
  about: string | undefined
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
}

const dialogs = { consult: ConsultDialog, correct: CorrectionDialog, evaluate: EvaluationDialog }

/** The open dialog about a policy; a chunk of its own that loads with the first one opened. */
export function PolicyDialogs({ kind, ...props }: PolicyDialogProps & Pick<PolicyDialog, 'kind'>) {
  const Shown = dialogs[kind]
  return <Shown {...props} />
}
