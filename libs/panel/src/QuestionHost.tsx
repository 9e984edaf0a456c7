import { useOpenQuestions } from '@torneo/client'
import { ConfirmDialog } from '@torneo/ui/ConfirmDialog'

/** Draws what `useConfirm` asks; once, in the shell (or in the frame of an app that runs alone). */
export function QuestionHost() {
  const { questions, answer } = useOpenQuestions()
  return questions.map(({ id, ...question }) => (
    <ConfirmDialog key={id} {...question} onConfirm={() => answer(id, true)} onCancel={() => answer(id, false)} />
  ))
}
