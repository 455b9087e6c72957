import { useState } from 'react'
import { chinaToday } from './card/declarationText.ts'

/** The date in China when the component first showed, yyyy-MM-dd. */
export function useToday(): string {
  const [today] = useState(() => chinaToday(new Date()))
  return today
}
