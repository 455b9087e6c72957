import type { ReactNode } from 'react'
import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import { Button } from '#ui/Button.tsx'
import type { OpenPolicyDialog } from '../feedback/policyDialog.ts'
import { notPublished } from '../marks/notPublished.ts'
import { Attachments } from './Attachments.tsx'
import { Clauses } from './Clauses.tsx'
import { Conditions, type RenderMatch } from './Conditions.tsx'
import { Contacts } from './Contacts.tsx'
import { Diagrams } from './Diagrams.tsx'
import { Interpretations } from './Interpretations.tsx'
import { Materials } from './Materials.tsx'
import styles from './parts.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'
import { ProcessSteps } from './ProcessSteps.tsx'
import { Questions } from './Questions.tsx'
import { Batches } from './Batches.tsx'
import { Supports } from './Supports.tsx'

/** A part of the page, with its anchor. */
export interface Part {
  id: string
  title: string
  content: ReactNode
}

/**
 * The parts of a policy in reading order. Required parts of a guide (conditions, materials, process, contact) are shown
 * even when the department has not published them, with a link to ask; the others only when they have content.
 */
export function partsOf(policy: PolicyDetail, onOpen: OpenPolicyDialog, renderMatch: RenderMatch): Part[] {
  const applied = policy.enjoyMode !== 'INFO' && policy.enjoyMode !== 'NO_APPLY'
  const parts: (Part & { items: readonly unknown[]; needed: boolean })[] = [
    {
      id: 'conditions',
      title: facts.conditions.title,
      items: policy.conditions,
      needed: true,
      content: <Conditions conditions={policy.conditions} target={policy.applyTarget} renderMatch={renderMatch} />,
    },
    {
      id: 'supports',
      title: facts.supports.title,
      items: policy.supports,
      needed: false,
      content: <Supports policy={policy} />,
    },
    {
      id: 'batches',
      title: facts.declarations.title,
      items: policy.declarations,
      needed: false,
      content: <Batches policyId={policy.id} batches={policy.declarations} />,
    },
    {
      id: 'materials',
      title: facts.materials.title,
      items: policy.materials,
      needed: applied,
      content: <Materials materials={policy.materials} />,
    },
    {
      id: 'process',
      title: facts.process.title,
      items: policy.process,
      needed: applied,
      content: <ProcessSteps steps={policy.process} />,
    },
    {
      id: 'contact',
      title: facts.contact.title,
      items: policy.contact,
      needed: true,
      content: <Contacts contacts={policy.contact} />,
    },
    {
      id: 'text',
      title: '政策正文',
      items: policy.clauses,
      needed: false,
      content: <Clauses policy={policy} onOpen={onOpen} />,
    },
    {
      id: 'attachments',
      title: '附件下载',
      items: policy.attachments,
      needed: false,
      content: <Attachments files={policy.attachments} />,
    },
    {
      id: 'interpretations',
      title: facts.interpretations.title,
      items: policy.interpretations,
      needed: false,
      content: <Interpretations interpretations={policy.interpretations} />,
    },
    {
      id: 'diagrams',
      title: '政策图解',
      items: [policy],
      needed: true,
      content: <Diagrams policy={policy} />,
    },
    { id: 'qa', title: facts.qa.title, items: policy.qa, needed: false, content: <Questions questions={policy.qa} /> },
  ]
  return parts
    .filter(({ items, needed }) => needed || items.length > 0)
    .map(({ id, title, items, content }) => ({
      id,
      title,
      content: items.length > 0 ? content : <Missing title={title} onAsk={() => onOpen('consult', id)} />,
    }))
}

function Missing({ title, onAsk }: { title: string; onAsk: () => void }) {
  return (
    <p className={styles['missing']}>
      {notPublished}
      <Button onClick={onAsk}>请部门补充{title}</Button>
    </p>
  )
}
