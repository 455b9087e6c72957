import { inBrowser } from '#ui/served/inBrowser.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EvaluationsSection, waitingLines } from './EvaluationsSection.tsx'

/** Public evaluations on a page that the server sends without them: their code need not come with the page, either. */
export const LateEvaluations = inBrowser(
  async () => (await import('./PublicEvaluations.tsx')).PublicEvaluations,
  <EvaluationsSection>
    <Skeleton lines={waitingLines} />
  </EvaluationsSection>,
)
