import { createContext, useContext } from 'react'
import { createMessageStore, type Message, type MessageStore } from './messageStore.ts'

export const MessageContext = createContext<MessageStore>(createMessageStore())

/** Shows a message to the user, e.g. `show({ level: 'success', text: '登录成功' })`. */
export function useShowMessage(): (message: Message) => void {
  return useContext(MessageContext).show
}
