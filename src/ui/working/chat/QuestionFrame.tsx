import Sender from '@ant-design/x/es/sender/Sender'
import { createContext, useContext, useImperativeHandle, type Ref } from 'react'
import { Working } from '../Working.tsx'
import type { QuestionFrameProps } from './PlainFrame.tsx'
import styles from './QuestionFrame.module.css'

/** A field for a question, with what belongs to it; the field and its button are native ones. */
export function QuestionFrame({ above, renderField, button, below }: QuestionFrameProps) {
  return (
    <Working>
      <Field value={renderField}>
        <Sender
          className={styles['frame'] ?? ''}
          classNames={names}
          components={components}
          header={above}
          suffix={button}
          footer={below}
          // X would write style attributes to the field; CSS lets ours grow.
          autoSize={false}
          // X would otherwise ask the browser whether it may use the microphone.
          allowSpeech={noSpeech}
        />
      </Field>
    </Working>
  )
}

const Field = createContext<QuestionFrameProps['renderField']>(() => null)

interface OwnFieldProps {
  /** X recognises its field by its class. */
  className?: string | undefined
  ref?: Ref<unknown> | undefined
}

/** Takes the place of X's own field, which sends when an input method's Enter comes after its word. */
function OwnField({ className, ref }: OwnFieldProps) {
  // X asks for the focus when the field is pressed, where the browser has put it already.
  useImperativeHandle(ref, () => focusless)
  return useContext(Field)(className)
}

const focusless = { focus() {}, blur() {} }

const components = { input: OwnField }

const noSpeech = { recording: false, onRecordingChange() {} }

const names = { content: styles['content'] ?? '', footer: styles['footer'] ?? '' }
