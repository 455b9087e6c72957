import type { Schema } from '#gateway/contract.ts'
import { policyDocTypeWords } from '#gateway/generated/words/PolicyDocType.ts'
import { policySupportModeWords } from '#gateway/generated/words/PolicySupportMode.ts'
import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { policyDeclarationBatchChannelWords } from '#gateway/generated/words/PolicyDeclarationBatch.ts'
import { policyMaterialFormWords, policyMaterialSourceWords } from '#gateway/generated/words/PolicyMaterial.ts'
import { policyStackableModeWords } from '#gateway/generated/words/PolicyStackable.ts'
import { policyInterpretationTypeWords } from '#gateway/generated/words/PolicyInterpretation.ts'
import { policyRelationRelationWords } from '#gateway/generated/words/PolicyRelation.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from './policyRows.ts'
import { batchState } from './declarationState.ts'
import { commonFields, type Viewer } from './view.ts'

export const detailHandlers = {
  getPolicyDetail: (context) => {
    const policy = findPolicy(context.store, context.query.id)
    const viewed = context.store.policies.update(policy.id, { viewCount: policy.viewCount + 1 }) ?? policy
    return toDetail(viewed, context)
  },
} satisfies Handlers

/** Ends the handler with 4040 when the policy does not exist or is off the shelf. */
export function findPolicy(store: Store, id: string): Readonly<PolicyRow> {
  const policy = store.policies.get(id)
  return policy === undefined || policy.offShelf ? fail('4040', '政策不存在或已下架') : policy
}

function toDetail(policy: Readonly<PolicyRow>, viewer: Viewer): Schema<'PolicyDetail'> {
  const { store } = viewer
  const replacement = policy.replacedById === undefined ? undefined : store.policies.get(policy.replacedById)
  return {
    ...sentFields(policy),
    ...commonFields(policy, viewer),
    docTypeDesc: policyDocTypeWords[policy.docType],
    supportModeDesc: policy.supportMode.map((mode) => policySupportModeWords[mode]),
    ...(replacement === undefined ? {} : { replacedByTitle: replacement.title }),
    supports: policy.supports.map((support) => ({ ...support, modeDesc: policySupportModeWords[support.mode] })),
    ...(policy.stackable === undefined ? {} : { stackable: toStackable(policy.stackable) }),
    materials: policy.materials.map((material) => ({
      ...material,
      formDesc: policyMaterialFormWords[material.form],
      sourceDesc: policyMaterialSourceWords[material.source],
    })),
    declarations: toDeclarations(policy, viewer),
    interpretations: policy.interpretations.map((each) => ({
      ...each,
      typeDesc: policyInterpretationTypeWords[each.type],
    })),
    related: toRelations(store, policy.related),
    stats: toStats(policy),
  }
}

/** The fields of the row that are sent as they are. Of each reply, so without a loop over all of them. */
function sentFields(policy: Readonly<PolicyRow>) {
  const {
    tagIds: _tagIds,
    supports: _supports,
    stackable: _stackable,
    materials: _materials,
    batches: _batches,
    interpretations: _interpretations,
    related: _related,
    statedValidity: _statedValidity,
    viewCount: _viewCount,
    favoriteCount: _favoriteCount,
    evaluationCount: _evaluationCount,
    usefulCount: _usefulCount,
    offShelf: _offShelf,
    ...sent
  } = policy
  return sent
}

function toStackable(stackable: NonNullable<PolicyRow['stackable']>): Schema<'PolicyStackable'> {
  return { ...stackable, modeDesc: policyStackableModeWords[stackable.mode] }
}

/** There is no rate before the first evaluation. */
function toStats(policy: Readonly<PolicyRow>): Schema<'PolicyStats'> {
  const { viewCount, favoriteCount, declareTimes, evaluationCount, usefulCount } = policy
  const counts = { viewCount, favoriteCount, declareCount: declareTimes }
  return evaluationCount === 0 ? counts : { ...counts, usefulRate: percent(usefulCount, evaluationCount) }
}

function toDeclarations({ batches }: Readonly<PolicyRow>, { clock }: Viewer): Schema<'PolicyDeclarationBatch'>[] {
  const today = clock.today()
  return batches.map((batch) => {
    const status = batchState(batch, today)
    return {
      ...batch,
      channelDesc: policyDeclarationBatchChannelWords[batch.channel],
      status,
      statusDesc: policyDeclarationStateWords[status],
    }
  })
}

/** A related policy that is off the shelf has no page, so it is left out. */
function toRelations(store: Store, related: PolicyRow['related']): Schema<'PolicyRelation'>[] {
  return related.flatMap(({ id, relation }) => {
    const policy = store.policies.get(id)
    if (policy === undefined || policy.offShelf) return []
    return [{ id, title: policy.title, relation, relationDesc: policyRelationRelationWords[relation] }]
  })
}

/** With two decimals. */
function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}
