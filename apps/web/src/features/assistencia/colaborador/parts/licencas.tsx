import type { Colaboradores } from '@app/contract/assistencia/colaborador'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ChangePlanoDialog } from '../../cobranca/index.ts'

/** Whether one more may be invited. */
export const hasLicenca = ({ licencas: { total, emUso, convites } }: Colaboradores): boolean =>
  emUso + convites < total

const wordsOf = ({ total, emUso, convites }: Colaboradores['licencas']): string => {
  const used = `${emUso} de ${formatCount(total, 'licença', 'licenças')} em uso`
  return convites === 0 ? used : `${used}, ${formatCount(convites, 'convite', 'convites')} em aberto`
}

/** How many licences the plan gives and how many are taken, and the way to more or fewer. */
export function Licencas({ colaboradores }: { colaboradores: Colaboradores }) {
  const [changing, setChanging] = useState(false)
  const own = useUser()?.posto
  const finance = useCan('COBRANCA_EDITAR')
  const { licencas, posto } = colaboradores
  const full = !hasLicenca(colaboradores)
  return (
    <>
      <Faixa
        tone={full ? 'warning' : 'info'}
        title={`${wordsOf(licencas)}.`}
        action={
          (own ?? finance) && (
            <Button small onClick={() => setChanging(true)}>
              Mudar de plano
            </Button>
          )
        }
      >
        {full && 'Para convidar mais alguém, inative uma pessoa, revogue um convite ou mude de plano.'}
      </Faixa>
      {changing && <ChangePlanoDialog posto={posto.id} onClose={() => setChanging(false)} />}
    </>
  )
}
