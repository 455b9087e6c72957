// Generated from contract/ by scripts/generate. Do not edit.
import { messageTypeWords } from '../words/MessageType.ts'
import { messageBizTypeWords } from '../words/Message.ts'
import { messageLevelWords } from '../words/Message.ts'

export const id = { title: "标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const content = { title: "内容", kind: "text" } as const
export const type = { title: "消息类型", kind: "choice", words: messageTypeWords } as const
export const bizType = { title: "业务类型", kind: "choice", words: messageBizTypeWords } as const
export const bizId = { title: "标识", kind: "text" } as const
export const link = { title: "链接", kind: "text" } as const
export const level = { title: "重要程度", kind: "choice", words: messageLevelWords } as const
export const read = { title: "是否已读", kind: "choice" } as const
export const createTime = { title: "发送时间", kind: "text" } as const
