import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { TopicList } from '#ui/working/chat/TopicList.tsx'
import { Working } from '#ui/working/Working.tsx'
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

  function contentOf(conversation: Conversation) {
    const { id } = conversation
    const title = titleOf(conversation)
    const how = changing?.id === id ? changing.how : undefined
    if (how === 'name') {
      return (
        <NameForm
          title={title}
          onDone={(name) => {
            if (name !== undefined) onRename(id, name)
            done()
          }}
        />
      )
    }
    return (
      <>
        <button
          type="button"
          className={styles['open']}
          aria-current={id === currentId ? 'true' : undefined}
          onClick={() => onOpen(id)}
        >
          {title}
        </button>
        {how === 'delete' ? (
          <span className={styles['ways']} role="alert">
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
          </span>
        ) : (
          <span className={styles['ways']}>
            <Button look="plain" onClick={() => setChanging({ id, how: 'name' })}>
              重命名
              <VisuallyHidden>：{title}</VisuallyHidden>
            </Button>
            <Button look="plain" onClick={() => setChanging({ id, how: 'delete' })}>
              删除
              <VisuallyHidden>：{title}</VisuallyHidden>
            </Button>
          </span>
        )}
      </>
    )
  }

  return (
    <Working>
      <TopicList
        name="全部对话"
        current={currentId}
        topics={conversations.map((conversation) => ({ key: conversation.id, content: contentOf(conversation) }))}
      />
    </Working>
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
