import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { titleOf, type Conversation } from '../conversation/conversation.ts'
import styles from './ConversationList.module.css'

interface ConversationListProps {
  conversations: readonly Conversation[]
  currentId: string
  onOpen: (id: string) => void
  onRename: (id: string, name: string) => void
  onDelete: (id: string) => void
}

/** All conversations, the latest first; each can be opened, renamed and deleted. */
export function ConversationList({ conversations, currentId, onOpen, onRename, onDelete }: ConversationListProps) {
  const [changing, setChanging] = useState<{ id: string; how: 'name' | 'delete' }>()
  const done = () => setChanging(undefined)
  if (conversations.length === 0) return <p className={styles['none']}>还没有对话，提问后会保存在这里</p>
  return (
    <ul className={styles['list']} aria-label="全部对话">
      {conversations.map((conversation) => {
        const { id } = conversation
        const title = titleOf(conversation)
        const how = changing?.id === id ? changing.how : undefined
        return (
          <li key={id} className={styles['item']}>
            {how === 'name' ? (
              <NameForm
                title={title}
                onDone={(name) => {
                  if (name !== undefined) onRename(id, name)
                  done()
                }}
              />
            ) : (
              <button
                type="button"
                className={styles['open']}
                aria-current={id === currentId ? 'true' : undefined}
                onClick={() => onOpen(id)}
              >
                {title}
              </button>
            )}
            {how === 'delete' ? (
              <p className={styles['ways']} role="alert">
                删除后不能恢复。
                <Button
                  look="plain"
                  onClick={({ currentTarget }) => {
                    keepFocusNear(currentTarget)
                    onDelete(id)
                    done()
                  }}
                >
                  确认删除
                </Button>
                <Button look="plain" onClick={done}>
                  取消
                </Button>
              </p>
            ) : how === undefined ? (
              <p className={styles['ways']}>
                <Button look="plain" onClick={() => setChanging({ id, how: 'name' })}>
                  重命名
                  <VisuallyHidden>：{title}</VisuallyHidden>
                </Button>
                <Button look="plain" onClick={() => setChanging({ id, how: 'delete' })}>
                  删除
                  <VisuallyHidden>：{title}</VisuallyHidden>
                </Button>
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Renames a conversation; undefined cancels. */
function NameForm({ title, onDone }: { title: string; onDone: (name?: string) => void }) {
  const [name, setName] = useState(title)
  return (
    <form
      className={styles['name']}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(name.trim() === '' ? undefined : name.trim())
      }}
    >
      <input
        aria-label="对话名称"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onDone()
        }}
      />
      <Button type="submit" look="plain">
        保存
      </Button>
    </form>
  )
}
