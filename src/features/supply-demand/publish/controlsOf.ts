import type { ReactNode } from 'react'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { Choice, Many, One, Several, type ChoiceProps, type ManyProps, type OneProps } from './choiceControls.tsx'
import { OtherFiles, PictureFiles } from './fileControls.tsx'
import type { ControlProps } from './publishFields.ts'
import { Amount, Area, Line, type AreaProps, type LineProps } from './textControls.tsx'

type NamesOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never
}[keyof Values & string]

interface Controls<Text extends string, List extends string, Files extends string> {
  Line: (props: LineProps<Text>) => ReactNode
  Area: (props: AreaProps<Text>) => ReactNode
  Amount: (props: ControlProps<Text>) => ReactNode
  Choice: (props: ChoiceProps<Text>) => ReactNode
  Several: (props: ChoiceProps<List>) => ReactNode
  One: (props: OneProps<Text>) => ReactNode
  Many: (props: ManyProps<List>) => ReactNode
  PictureFiles: (props: ControlProps<Files>) => ReactNode
  OtherFiles: (props: ControlProps<Files>) => ReactNode
}

/** The controls for a form's own field names, each for the fields whose type it supports. */
export function controlsOf<Values>(): Controls<
  NamesOf<Values, string>,
  NamesOf<Values, string[]>,
  NamesOf<Values, UploadedFile[]>
> {
  return { Line, Area, Amount, Choice, Several, One, Many, PictureFiles, OtherFiles }
}
