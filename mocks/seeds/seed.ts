import type { Clock } from '../time/clock.ts'
import { createStore, insertRows, type Snapshot, type Store } from '../store/store.ts'
import { seedAds } from '../services/content/ad/adSeeds.ts'
import { seedAttracts } from '../services/content/attract/attractSeeds.ts'
import { seedContentSubjects } from '../services/content/subject/contentSubjectSeeds.ts'
import { seedDeclareRecords } from '../services/policy/declare-record/declareRecordSeeds.ts'
import { seedDemands } from '../services/supanddem/demand/demandSeeds.ts'
import { seedDictionaries } from '../services/uaa/region/dictionarySeeds.ts'
import { seedDockings } from '../services/supanddem/docking/dockingSeeds.ts'
import { seedElectricity } from '../services/enterprise/electricity/electricitySeeds.ts'
import { seedEnterpriseProfiles } from '../services/enterprise/profile/enterpriseProfileSeeds.ts'
import { seedEvents, seedEventSigns } from '../services/supanddem/event/eventSeeds.ts'
import { seedFacilitatorEvaluations } from '../services/enterprise/facilitator/facilitatorEvaluationSeeds.ts'
import { seedFacilitators } from '../services/enterprise/facilitator/facilitatorSeeds.ts'
import { seedHelpArticles } from '../services/content/help/helpArticleSeeds.ts'
import { seedHistories } from '../services/message/history/historySeeds.ts'
import { seedInvestment } from '../services/investment/investmentSeeds.ts'
import { seedLibraryEnterprises } from '../services/enterprise/library/libraryEnterprises.ts'
import { seedMessages } from '../services/message/message/messageSeeds.ts'
import { seedNotices } from '../services/content/notice/noticeSeeds.ts'
import { seedPolicies } from '../services/policy/library/policySeeds.ts'
import { seedPolicyDeclareFiles } from '../services/policy/declare-file/policyDeclareFileSeeds.ts'
import { seedPolicyFavorites } from '../services/policy/favorite/policyFavoriteSeeds.ts'
import { seedPolicySubjects } from '../services/policy/subject/policySubjectSeeds.ts'
import { seedPolicyTags } from '../services/policy/tag/policyTagSeeds.ts'
import { seedPolicyWords } from '../services/policy/library/policyWords.ts'
import { seedRegions } from '../services/uaa/region/regionSeeds.ts'
import { seedResources } from '../services/supanddem/resource/resourceSeeds.ts'
import { seedRobot } from '../services/consult/robot/robotSeeds.ts'
import { seedTenant } from '../services/uaa/region/tenantSeeds.ts'
import { seedToolForms } from '../services/consult/tool/toolFormSeeds.ts'
import { seedUsers } from '../services/uaa/account/userSeeds.ts'

/** The rows of a day, which stand for all stores that are seeded on it. */
let kept: { day: string; rows: Snapshot } | undefined

/**
 * Fills an empty store; deterministic, with dates relative to the clock's today. Written once a day, as this takes much
 * longer than putting the rows into a store; they are frozen, because the next reset gives the very same ones.
 */
export function seedStore(store: Store, clock: Clock): void {
  const day = clock.today()
  if (kept?.day !== day) kept = { day, rows: frozen(writtenRows(clock)) }
  insertRows(store, kept.rows)
}

function writtenRows(clock: Clock): Snapshot {
  const store = createStore()
  writeSeeds(store, clock)
  return Object.fromEntries(Object.entries(store).map(([name, table]) => [name, table.all()]))
}

/** The order matters: users come first. */
function writeSeeds(store: Store, clock: Clock): void {
  seedUsers(store, clock)
  seedTenant(store)
  seedDictionaries(store)
  seedRegions(store)
  seedLibraryEnterprises(store)
  seedEnterpriseProfiles(store, clock)
  seedElectricity(store, clock)
  seedFacilitators(store, clock)
  seedFacilitatorEvaluations(store, clock)
  seedNotices(store, clock)
  seedAds(store, clock)
  seedAttracts(store, clock)
  seedContentSubjects(store, clock)
  seedHelpArticles(store, clock)
  seedInvestment(store, clock)
  seedMessages(store, clock)
  seedDemands(store, clock)
  seedResources(store, clock)
  seedDockings(store, clock)
  seedEvents(store, clock)
  seedEventSigns(store, clock)
  seedPolicyTags(store)
  seedPolicyWords(store)
  seedPolicies(store, clock)
  seedPolicySubjects(store, clock)
  seedPolicyDeclareFiles(store, clock)
  seedPolicyFavorites(store, clock)
  seedDeclareRecords(store, clock)
  seedRobot(store)
  seedToolForms(store, clock)
  seedHistories(store, clock)
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
