import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { stepsDrawing } from '#mocks/seeds/drawings/things.ts'
import { buildPolicy } from './seeds/build.ts'
import { chemicalInterest } from './seeds/chemicalInterest.ts'
import { cloudStar } from './seeds/cloudStar.ts'
import { cultivation2022, cultivation2026 } from './seeds/cultivationMeasures.ts'
import type { PolicyDraft } from './seeds/draft.ts'
import { firstLoanGuarantee } from './seeds/firstLoanGuarantee.ts'
import { highTechAward } from './seeds/highTechAward.ts'
import { instrumentTrade } from './seeds/instrumentTrade.ts'
import { jobStability } from './seeds/jobStability.ts'
import { patentPledge } from './seeds/patentPledge.ts'
import { programmes } from './seeds/programmes/all.ts'
import { writeProgramme } from './seeds/programmes/write.ts'
import { rdDeduction } from './seeds/rdDeduction.ts'
import { smartManufacturing } from './seeds/smartManufacturing.ts'
import { specializedSme } from './seeds/specializedSme.ts'
import { standardLand } from './seeds/standardLand.ts'
import { talentRent } from './seeds/talentRent.ts'
import { techSmeService } from './seeds/techSmeService.ts'
import { industryTopics } from './seeds/topics/industry.ts'
import { innovationTopics } from './seeds/topics/innovation.ts'
import { marketTopics } from './seeds/topics/market.ts'
import { peopleTopics } from './seeds/topics/people.ts'
import { qualityTopics } from './seeds/topics/quality.ts'
import { writePolicy } from './seeds/topics/topic.ts'

/** Written in full, p-1001 to p-1015. */
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

/** The policy library. Dates count from the clock's today, so that every declaration state occurs. */
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

/** Programmes that run at several levels, each level with its own edition. */
function editions(): PolicyDraft[] {
  const drafts: PolicyDraft[] = []
  for (const programme of programmes) {
    drafts.push(...writeProgramme(programme, drafts.length, (place) => `p-${firstProgrammeNumber + place}`))
  }
  return drafts
}
