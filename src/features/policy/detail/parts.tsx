import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import type { OpenPolicyDialog } from '../feedback/policyDialog.ts'
import { notPublished } from '../marks/notPublished.ts'
import { applicationParts } from './applicationParts.tsx'
import styles from './parts.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'
import { termParts, type RenderMatch } from './termParts.tsx'
import { textParts } from './textParts.tsx'

/** A part of the page, with its anchor. */
interface Part {
  id: string
  title: string
  content: ReactNode
}

/**
 * The parts of a policy in reading order. Required parts of a guide (conditions, materials, process, contact) are shown
 * even when the department has not published them, with a link to ask; the others only when they have content.
 */
export function partsOf(policy: PolicyDetail, onOpen: OpenPolicyDialog, renderMatch: RenderMatch): Part[] {
  const parts: (Part & { items: readonly unknown[]; needed: boolean })[] = [
    ...termParts(policy, renderMatch),
    ...applicationParts(policy),
    ...textParts(policy, onOpen),
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
