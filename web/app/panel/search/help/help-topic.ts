import type { ViewId } from '../../shell/panel'

export type HelpTopic = {
  id: string
  title: string
  /** Other words that people look for it by. */
  alsoCalled: string
  lead?: string
  /** Labels of the panel are between `**`. */
  steps: readonly string[]
  more?: string
  opens: { view: ViewId; label: string }
}

/** Every other part is a label: `Press **Create**.` */
export const partsOfStep = (step: string): string[] => step.split('**')
