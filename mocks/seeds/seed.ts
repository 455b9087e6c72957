import type { Clock } from '../clock.ts'
import { createStore, insertRows, type Snapshot, type Store } from '../store/store.ts'
import { seedAds } from './ads.ts'
import { seedAttracts } from './attracts.ts'
import { seedContentSubjects } from './contentSubjects.ts'
import { seedDeclareRecords } from './declareRecords.ts'
import { seedDemands } from './demands.ts'
import { seedDictionaries } from './dictionaries.ts'
import { seedDockings } from './dockings.ts'
import { seedElectricity } from './electricity.ts'
import { seedEnterpriseProfiles } from './enterpriseProfiles.ts'
import { seedEvents, seedEventSigns } from './events.ts'
import { seedFacilitatorEvaluations } from './facilitatorEvaluations.ts'
import { seedFacilitators } from './facilitators.ts'
import { seedHelpArticles } from './helpArticles.ts'
import { seedHistories } from './histories.ts'
import { seedInvestment } from './investment.ts'
import { seedLibraryEnterprises } from './libraryEnterprises.ts'
import { seedMessages } from './messages.ts'
import { seedNotices } from './notices.ts'
import { seedPolicies } from './policies.ts'
import { seedPolicyDeclareFiles } from './policyDeclareFiles.ts'
import { seedPolicyFavorites } from './policyFavorites.ts'
import { seedPolicySubjects } from './policySubjects.ts'
import { seedPolicyTags } from './policyTags.ts'
import { seedPolicyWords } from './policyWords.ts'
import { seedRegions } from './regions.ts'
import { seedResources } from './resources.ts'
import { seedRobot } from './robot.ts'
import { seedTenant } from './tenant.ts'
import { seedToolForms } from './toolForms.ts'
import { seedUsers } from './users.ts'

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
