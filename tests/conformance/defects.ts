import type { Defect } from './defect.ts'
import { accessDefects } from './defects/access.ts'
import { aftermathDefects } from './defects/aftermath.ts'
import { beanDefects } from './defects/beans.ts'
import { guardDefects } from './defects/guards.ts'
import { queryDefects } from './defects/queries.ts'
import { workflowDefects } from './defects/workflows.ts'
import { listDefects, relationDefects } from './defects/lists.ts'
import { shapeDefects } from './defects/shape.ts'
import { accountDefects } from './defects/account.ts'
import { figureDefects } from './defects/figures.ts'
import { habitDefects } from './defects/habits.ts'
import { httpDefects } from './defects/http.ts'
import { lapseDefects } from './defects/lapses.ts'
import { readingDefects } from './defects/readings.ts'
import { ruleDefects } from './defects/rules.ts'
import { stateDefects } from './defects/state.ts'
import { storageDefects } from './defects/storage.ts'
import { strangerDefects } from './defects/strangers.ts'
import { valueDefects } from './defects/values.ts'
import { refusalDefects } from './defects/refusals.ts'
import { validationDefects } from './defects/validation.ts'
import { columnDefects } from './defects/columns.ts'
import { fixtureDefects } from './defects/fixtures.ts'
import { thresholdDefects } from './defects/thresholds.ts'
import { doorstepDefects } from './defects/doorsteps.ts'
import { wardenDefects } from './defects/wardens.ts'
import { warrantDefects } from './defects/warrants.ts'
import { indexDefects } from './defects/indexes.ts'
import { sentryDefects } from './defects/sentries.ts'
import { outpostDefects } from './defects/outposts.ts'
import { signalDefects } from './defects/signals.ts'
import { registerDefects } from './defects/registers.ts'
import { castingDefects } from './defects/castings.ts'
import { sequenceDefects } from './defects/sequences.ts'
import { sluiceDefects } from './defects/sluices.ts'
import { weirDefects } from './defects/weirs.ts'
import { upholderDefects } from './defects/upholders.ts'
import { upbringingDefects } from './defects/upbringings.ts'
import { suretyDefects } from './defects/sureties.ts'
import { mouldDefects } from './defects/moulds.ts'
import { turnstileDefects } from './defects/turnstiles.ts'
import { barrierDefects } from './defects/barriers.ts'
import { porterDefects } from './defects/porters.ts'
import { parcelDefects } from './defects/parcels.ts'
import { directoryDefects } from './defects/directories.ts'
import { upkeepDefects } from './defects/upkeep.ts'
import { heritageDefects } from './defects/heritages.ts'
import { entranceDefects } from './defects/entrances.ts'
import { hallwayDefects } from './defects/hallways.ts'
import { keeperDefects } from './defects/keepers.ts'
import { keepsakeDefects } from './defects/keepsakes.ts'
import { keyringDefects } from './defects/keyrings.ts'
import { shelfDefects } from './defects/shelves.ts'
import { derivationDefects } from './defects/derivations.ts'
import { doorDefects } from './defects/doors.ts'
import { entryDefects } from './defects/entries.ts'
import { searchDefects } from './defects/searches.ts'
import { momentDefects } from './defects/moments.ts'
import { tableDefects } from './defects/tables.ts'
import { formulaDefects } from './defects/formulas.ts'
import { branchDefects } from './defects/branches.ts'
import { notationDefects } from './defects/notations.ts'
import { sessionDefects } from './defects/sessions.ts'
import { submissionDefects } from './defects/submissions.ts'
import { leavingDefects } from './defects/leavings.ts'
import { lookupDefects } from './defects/lookups.ts'
import { repetitionDefects } from './defects/repetitions.ts'
import { serializerDefects } from './defects/serializers.ts'
import { mapperDefects } from './defects/mappers.ts'
import { roleDefects } from './defects/roles.ts'
import { constraintDefects } from './defects/constraints.ts'
import { selectDefects } from './defects/selects.ts'
import { counterDefects } from './defects/counters.ts'
import { updateDefects } from './defects/updates.ts'
import { credentialDefects } from './defects/credentials.ts'
import { proxyDefects } from './defects/proxies.ts'
import { converterDefects } from './defects/converters.ts'
import { transferDefects } from './defects/transfers.ts'
import { ownerDefects } from './defects/owners.ts'
import { identityDefects } from './defects/identities.ts'
import { boundDefects } from './defects/bounds.ts'
import { replyDefects } from './defects/replies.ts'
import { filterDefects } from './defects/filters.ts'
import { writeDefects } from './defects/writes.ts'
import { viewDefects } from './defects/views.ts'
import { calculatorDefects } from './defects/calculators.ts'
import { exceptionDefects } from './defects/exceptions.ts'
import { groupingDefects } from './defects/groupings.ts'
import { intakeDefects } from './defects/intakes.ts'
import { joinDefects } from './defects/joins.ts'
import { magnitudeDefects } from './defects/magnitudes.ts'
import { nullDefects } from './defects/nulls.ts'
import { saveDefects } from './defects/saves.ts'
import { sliceDefects } from './defects/slices.ts'
import { textDefects } from './defects/texts.ts'
import { tokenDefects } from './defects/tokens.ts'
import { visibilityDefects } from './defects/visibilities.ts'
import { payloadDefects } from './defects/payloads.ts'
import { renderingDefects } from './defects/renderings.ts'
import { permissionDefects } from './defects/permissions.ts'
import { inputDefects } from './defects/inputs.ts'
import { listingDefects } from './defects/listings.ts'
import { consequenceDefects } from './defects/consequences.ts'
import { safeguardDefects } from './defects/safeguards.ts'
import { computationDefects } from './defects/computations.ts'
import { absenceDefects } from './defects/absences.ts'
import { annotationDefects } from './defects/annotations.ts'
import { legacyDefects } from './defects/legacies.ts'
import { lenienceDefects } from './defects/leniences.ts'
import { agreementDefects } from './defects/agreements.ts'
import { deliveryDefects } from './defects/delivery.ts'
import { loginDefects } from './defects/logins.ts'
import { ownershipDefects } from './defects/ownership.ts'
import { pagingDefects } from './defects/paging.ts'
import { persistenceDefects } from './defects/persistence.ts'
import { reckoningDefects } from './defects/reckonings.ts'
import { wordingDefects } from './defects/wordings.ts'
import { dtoDefects } from './defects/dtos.ts'
import { mappingDefects } from './defects/mappings.ts'
import { checkDefects } from './defects/checks.ts'
import { answerDefects } from './defects/answers.ts'
import { tenantDefects } from './defects/tenants.ts'
import { mutationDefects } from './defects/mutations.ts'
import { finderDefects } from './defects/finders.ts'
import { gateDefects } from './defects/gates.ts'
import { borderDefects } from './defects/borders.ts'
import { ledgerDefects } from './defects/ledgers.ts'
import { catalogueDefects } from './defects/catalogues.ts'
import { lockDefects } from './defects/locks.ts'
import { ferryDefects } from './defects/ferries.ts'
import { harbourDefects } from './defects/harbours.ts'
import { lanternDefects } from './defects/lanterns.ts'
import { beaconDefects } from './defects/beacons.ts'
import { mooringDefects } from './defects/moorings.ts'
import { buoyDefects } from './defects/buoys.ts'
import { specificDefects } from './defects/specifics.ts'
import { quarryDefects } from './defects/quarries.ts'
import { smithyDefects } from './defects/smithies.ts'
import { anvilDefects } from './defects/anvils.ts'
import { orchardDefects } from './defects/orchards.ts'
import { arbourDefects } from './defects/arbours.ts'
import { granaryDefects } from './defects/granaries.ts'
import { siloDefects } from './defects/silos.ts'
import { tanneryDefects } from './defects/tanneries.ts'
import { wharfDefects } from './defects/wharves.ts'
import { steepleDefects } from './defects/steeples.ts'
import { spireDefects } from './defects/spires.ts'
import { viaductDefects } from './defects/viaducts.ts'
import { trestleDefects } from './defects/trestles.ts'
import { cisternDefects } from './defects/cisterns.ts'
import { foundryDefects } from './defects/foundries.ts'
import { belfryDefects } from './defects/belfries.ts'
import { carillonDefects } from './defects/carillons.ts'
import { causewayDefects } from './defects/causeways.ts'
import { culvertDefects } from './defects/culverts.ts'

/** Faults of the kind that real gateways have, in ten groups over all services. */
export const defects: readonly Defect[] = [
  ...shapeDefects,
  ...valueDefects,
  ...accessDefects,
  ...validationDefects,
  ...refusalDefects,
  ...listDefects,
  ...relationDefects,
  ...stateDefects,
  ...accountDefects,
  ...httpDefects,
  ...ruleDefects,
  ...habitDefects,
  ...lapseDefects,
  ...queryDefects,
  ...beanDefects,
  ...guardDefects,
  ...workflowDefects,
  ...aftermathDefects,
  ...figureDefects,
  ...readingDefects,
  ...strangerDefects,
  ...storageDefects,
  ...columnDefects,
  ...doorDefects,
  ...entryDefects,
  ...searchDefects,
  ...tableDefects,
  ...formulaDefects,
  ...branchDefects,
  ...notationDefects,
  ...sessionDefects,
  ...submissionDefects,
  ...lookupDefects,
  ...repetitionDefects,
  ...momentDefects,
  ...serializerDefects,
  ...mapperDefects,
  ...roleDefects,
  ...constraintDefects,
  ...selectDefects,
  ...counterDefects,
  ...updateDefects,
  ...credentialDefects,
  ...proxyDefects,
  ...converterDefects,
  ...transferDefects,
  ...ownerDefects,
  ...identityDefects,
  ...boundDefects,
  ...replyDefects,
  ...filterDefects,
  ...writeDefects,
  ...leavingDefects,
  ...viewDefects,
  ...calculatorDefects,
  ...exceptionDefects,
  ...groupingDefects,
  ...intakeDefects,
  ...joinDefects,
  ...magnitudeDefects,
  ...nullDefects,
  ...saveDefects,
  ...sliceDefects,
  ...textDefects,
  ...tokenDefects,
  ...visibilityDefects,
  ...derivationDefects,
  ...payloadDefects,
  ...renderingDefects,
  ...permissionDefects,
  ...inputDefects,
  ...listingDefects,
  ...consequenceDefects,
  ...safeguardDefects,
  ...computationDefects,
  ...absenceDefects,
  ...annotationDefects,
  ...legacyDefects,
  ...lenienceDefects,
  ...wordingDefects,
  ...agreementDefects,
  ...deliveryDefects,
  ...loginDefects,
  ...ownershipDefects,
  ...pagingDefects,
  ...persistenceDefects,
  ...reckoningDefects,
  ...dtoDefects,
  ...mappingDefects,
  ...checkDefects,
  ...answerDefects,
  ...tenantDefects,
  ...mutationDefects,
  ...finderDefects,
  ...gateDefects,
  ...borderDefects,
  ...ledgerDefects,
  ...catalogueDefects,
  ...lockDefects,
  ...heritageDefects,
  ...entranceDefects,
  ...hallwayDefects,
  ...keeperDefects,
  ...keepsakeDefects,
  ...keyringDefects,
  ...shelfDefects,
  ...upkeepDefects,
  ...porterDefects,
  ...parcelDefects,
  ...directoryDefects,
  ...mouldDefects,
  ...turnstileDefects,
  ...barrierDefects,
  ...castingDefects,
  ...sequenceDefects,
  ...sluiceDefects,
  ...weirDefects,
  ...sentryDefects,
  ...outpostDefects,
  ...signalDefects,
  ...registerDefects,
  ...upholderDefects,
  ...upbringingDefects,
  ...suretyDefects,
  ...wardenDefects,
  ...warrantDefects,
  ...indexDefects,
  ...fixtureDefects,
  ...thresholdDefects,
  ...doorstepDefects,
  ...ferryDefects,
  ...harbourDefects,
  ...lanternDefects,
  ...beaconDefects,
  ...mooringDefects,
  ...buoyDefects,
  ...specificDefects,
  ...quarryDefects,
  ...smithyDefects,
  ...anvilDefects,
  ...orchardDefects,
  ...arbourDefects,
  ...granaryDefects,
  ...siloDefects,
  ...tanneryDefects,
  ...wharfDefects,
  ...steepleDefects,
  ...spireDefects,
  ...viaductDefects,
  ...trestleDefects,
  ...cisternDefects,
  ...foundryDefects,
  ...belfryDefects,
  ...carillonDefects,
  ...causewayDefects,
  ...culvertDefects,
]
