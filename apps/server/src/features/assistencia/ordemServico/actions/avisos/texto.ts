import type { OsAviso } from '@app/contract/assistencia/aviso'
import { fillTexto, type Valores } from '@app/rules/assistencia/aviso'
import { formatReais } from '@app/rules/casca/dinheiro'
import { formatDay, localDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { plainFirstName } from '../../../../../platform/mail/greeting.ts'
import { findTexto } from '../../../configuracao/index.ts'
import type { Destinatario } from '../../store/link.ts'
import { findEscolha } from '../../store/escolha.ts'
import { findOrcamento } from '../../store/orcamento/orcamento.ts'

type Sobre = { osId: number; aviso: OsAviso; criadoEm: Date; link: string }

const valoresDe = async (
  db: Executor,
  { config }: Pick<Services, 'config'>,
  { nome, numero, ano }: Destinatario,
  { osId, aviso, criadoEm, link }: Sobre,
): Promise<Valores> => {
  const orcamento = await findOrcamento(db, osId, (await findEscolha(db, osId)) ?? null)
  const dia = aviso === 'ORCAMENTO' && orcamento ? new Date(orcamento.validoAte) : criadoEm
  return {
    nome: plainFirstName(nome ?? '') ?? 'cliente',
    numero: `${numero}/${ano}`,
    link,
    valor: orcamento ? formatReais(orcamento.valorConsumidor) : 'sem orçamento',
    data: formatDay(localDay(dia, config.TZ_EXIBICAO)),
  }
}

/** The texts for this consumer, in this installation's words. */
export const textosDoAviso = async (
  db: Executor,
  services: Pick<Services, 'config'>,
  destinatario: Destinatario,
  sobre: Sobre,
) => {
  const { assunto, email, whatsapp } = await findTexto(db, sobre.aviso)
  const valores = await valoresDe(db, services, destinatario, sobre)
  return {
    assunto: fillTexto(assunto, valores),
    email: fillTexto(email, valores),
    whatsapp: fillTexto(whatsapp, valores),
  }
}
