import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { seedAds } from './ads.ts'
import { seedAttracts } from './attracts.ts'
import { seedContentSubjects } from './contentSubjects.ts'
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

/** Fills an empty store; deterministic, with dates relative to the clock's today. The order matters: users come first. */
export function seedStore(store: Store, clock: Clock): void {
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
  seedRobot(store)
  seedToolForms(store, clock)
  seedHistories(store, clock)
}
