import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '../library/policyRows.ts'

/** Every blank form and attachment of a policy that accepts declarations. Seeded after the policies. */
export function seedPolicyDeclareFiles(store: Store, clock: Clock): void {
  const policies = store.policies.filter((policy) => policy.batches.length > 0 && !policy.offShelf)
  for (const policy of policies) {
    const forms = policy.materials.flatMap(({ template }) => template ?? [])
    for (const [index, file] of [...policy.attachments, ...forms].entries()) {
      const [batch] = policy.batches
      store.policyDeclareFiles.insert({
        id: `df-${policy.id.slice(2)}-${index + 1}`,
        title: file.name.replace(/\.\w+$/, ''),
        docUrl: file.url,
        fileType: file.name.endsWith('.pdf') ? 'pdf' : 'doc',
        size: file.size,
        department: policy.leadDept,
        publishTime: policy.publishTime,
        policyId: policy.id,
        ...(batch === undefined ? {} : { batch: batch.batchName }),
        year: Number((batch?.start ?? clock.today()).slice(0, 4)),
        downloadCount: Math.round(policy.viewCount / (30 * (index + 1))),
        paragraphs: paragraphsOf(policy),
      })
    }
  }
}

function paragraphsOf(policy: Readonly<PolicyRow>): string[] {
  return [policy.title, ...policy.clauses.map(({ title, text }) => `${title}：${text}`)]
}
