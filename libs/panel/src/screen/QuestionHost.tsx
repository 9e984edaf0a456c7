import { useOpenQuestions } from '@torneo/client'
import { ConfirmDialog } from '@torneo/ui/dialogs/ConfirmDialog'
import { color, radius } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/**
 * Renders the questions of `useConfirm`, each line of the body as a paragraph. Mounted once, in the shell or in the
 * frame of a standalone app.
 */
export function QuestionHost() {
  const { questions, answer } = useOpenQuestions()
  return questions.map(({ id, picture, body, ...question }) => {
    const lines = body?.split('\n').map((line) => <Line key={line}>{line}</Line>)
    return (
      <ConfirmDialog
        key={id}
        {...question}
        body={
          picture ? (
            <>
              <Picture src={picture} alt="" referrerPolicy="no-referrer" />
              {lines}
            </>
          ) : (
            lines
          )
        }
        onConfirm={() => answer(id, true)}
        onCancel={() => answer(id, false)}
      />
    )
  })
}

const Picture = styled.img`
  display: block;
  width: 100%;
  max-height: 180px;
  margin-bottom: 12px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  object-fit: contain;
`

const Line = styled.p`
  & + & { margin-top: 8px; }
`
