import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { insertDrawing } from './drawings/drawing.ts'
import { stepsDrawing } from './drawings/things.ts'
import { buildPolicy } from './policies/build.ts'
import { chemicalInterest } from './policies/chemicalInterest.ts'
import { cloudStar } from './policies/cloudStar.ts'
import { cultivation2022, cultivation2026 } from './policies/cultivationMeasures.ts'
import type { PolicyDraft } from './policies/draft.ts'
import { firstLoanGuarantee } from './policies/firstLoanGuarantee.ts'
import { highTechAward } from './policies/highTechAward.ts'
import { instrumentTrade } from './policies/instrumentTrade.ts'
import { jobStability } from './policies/jobStability.ts'
import { patentPledge } from './policies/patentPledge.ts'
import { programmes } from './policies/programmes/all.ts'
import { writeProgramme } from './policies/programmes/write.ts'
import { rdDeduction } from './policies/rdDeduction.ts'
import { smartManufacturing } from './policies/smartManufacturing.ts'
import { specializedSme } from './policies/specializedSme.ts'
import { standardLand } from './policies/standardLand.ts'
import { talentRent } from './policies/talentRent.ts'
import { techSmeService } from './policies/techSmeService.ts'
import { industryTopics } from './policies/topics/industry.ts'
import { innovationTopics } from './policies/topics/innovation.ts'
import { marketTopics } from './policies/topics/market.ts'
import { peopleTopics } from './policies/topics/people.ts'
import { qualityTopics } from './policies/topics/quality.ts'
import { writePolicy } from './policies/topics/topic.ts'

/** Written out in full, p-1001 to p-1015. */
const detailed: readonly PolicyDraft[] = [
  smartManufacturing,
  highTechAward,
  techSmeService,
  specializedSme,
  rdDeduction,
  chemicalInterest,
  instrumentTrade,
  jobStability,
  talentRent,
  standardLand,
  patentPledge,
  cloudStar,
  firstLoanGuarantee,
  cultivation2022,
  cultivation2026,
]

const firstTopicNumber = 1101
const firstProgrammeNumber = 2001

/** The policy library; dates count from the clock's today, so that every state of a declaration occurs. */
export function seedPolicies(store: Store, clock: Clock): void {
  const topics = [...industryTopics, ...innovationTopics, ...qualityTopics, ...marketTopics, ...peopleTopics]
  const written = topics.map((topic, index) => writePolicy(topic, `p-${firstTopicNumber + index}`))
  for (const draft of [...detailed, ...written, ...editions()]) {
    const { policy, files } = buildPolicy(draft, clock)
    store.policies.insert(policy)
    for (const file of files) store.files.insert(file)
  }
  insertDrawing(store, 'policy-flow-5', stepsDrawing('policy-flow-5', 5))
}

/** What several levels run, each in an edition of its own. */
function editions(): PolicyDraft[] {
  const drafts: PolicyDraft[] = []
  for (const programme of programmes) {
    drafts.push(...writeProgramme(programme, drafts.length, (place) => `p-${firstProgrammeNumber + place}`))
  }
  return drafts
}
