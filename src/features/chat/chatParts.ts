import { PromptList } from '#ui/working/chat/PromptList.tsx'
import { QuestionFrame } from '#ui/working/chat/QuestionFrame.tsx'
import { SpeechBubble } from '#ui/working/chat/SpeechBubble.tsx'
import { Working } from '#ui/working/Working.tsx'
import { ConversationList } from './room/ConversationList.tsx'
import { Thread } from './room/Thread.tsx'

/** What contains components of @ant-design/x, which load after the page. */
export const chatParts = {
  Around: Working,
  Bubble: SpeechBubble,
  ConversationList,
  Frame: QuestionFrame,
  Prompts: PromptList,
  Thread,
}
