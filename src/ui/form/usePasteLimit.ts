import { useState, type ChangeEvent, type ClipboardEvent } from 'react'

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * Says what the browser does not: how much of a pasted text was cut off by the field's limit. Disappears with the next
 * change.
 */
export function usePasteLimit<Element extends Input>(
  maxLength: number | undefined,
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
) {
  const [cut, setCut] = useState(0)

  function onPaste({ currentTarget, clipboardData }: ClipboardEvent<Element>) {
    const { value, selectionStart, selectionEnd } = currentTarget
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    setCut(Math.max(0, kept + clipboardData.getData('text').replaceAll('\r\n', '\n').length - (maxLength ?? Infinity)))
  }

  return {
    notice: cut === 0 ? undefined : `粘贴的文字太长，最后 ${cut} 个字符没有放入，请删减后再粘贴`,
    handlers: {
      onPaste,
      onChange(event: ChangeEvent<Element>) {
        if (!isPaste(event.nativeEvent)) setCut(0)
        onChange?.(event)
      },
    },
  }
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste'
}
