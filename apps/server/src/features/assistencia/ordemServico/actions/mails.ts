import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { greetingOf } from '../../../../platform/mail/greeting.ts'
import { countLinks, type Destinatario, findDestinatario, insertAviso, setEnviado } from '../store/link.ts'
import type { OsAviso } from './avisos.ts'
import { getLink, MENSAGENS_POR_DIA } from './issue-link.ts'

const WORDS: Record<OsAviso, { assunto: string; frase: string }> = {
  ABERTURA: {
    assunto: 'Recebemos o seu relógio',
    frase: 'Sua ordem de serviço foi aberta. Acompanhe cada passo neste endereço:',
  },
  ORCAMENTO: {
    assunto: 'Falta a sua resposta ao orçamento',
    frase: 'O orçamento do seu relógio está pronto. Veja e responda neste endereço:',
  },
  PECA: {
    assunto: 'Uma peça do seu conserto foi trocada por outra',
    frase:
      'A peça aprovada não está disponível. Usaremos outra original equivalente, sem custo a mais. ' +
      'Se preferir de outro modo, fale com o posto. Os detalhes estão neste endereço:',
  },
  REPARADA: {
    assunto: 'Seu relógio está pronto',
    frase: 'Você já pode retirar o seu relógio. Os detalhes estão neste endereço:',
  },
  ESCOLHA: {
    assunto: 'Escolha o seu novo relógio',
    frase: 'O fabricante autorizou a troca do seu relógio. Escolha o modelo neste endereço:',
  },
  ACOMPANHAR: {
    assunto: 'Acompanhe a sua ordem de serviço',
    frase: 'Acompanhe a sua ordem de serviço neste endereço:',
  },
}

const textOf = ({ nome, modelo, numero, ano, posto, telefone }: Destinatario, frase: string, link: string) =>
  `${greetingOf(nome ?? '')}\n
${frase}\n
${link}\n
O endereço é só seu: quem o tiver pode responder por você.\n
Ordem de serviço ${numero}/${ano}${modelo === null ? '' : `, ${modelo}`}
${posto}, telefone ${telefone}\n`

/** The mail brings the order's one link; who was sent a mail before has the same in it. */
export const sendOsAviso = async (
  services: Services,
  osId: number,
  aviso: OsAviso,
  por: number | null = null,
): Promise<void> => {
  const destinatario = await findDestinatario(services.db, osId)
  if (!destinatario?.email) return
  const { assunto, frase } = WORDS[aviso]
  const { enviados } = await countLinks(services.db, osId, new Date(services.now().getTime() - DAY_MS))
  if (enviados >= MENSAGENS_POR_DIA) {
    services.log.warn({ osId, aviso, enviados }, 'e-mail da OS não enviado: já foram demais em 24 horas')
    return
  }
  const link = await getLink(services.db, services, osId)
  await services.mail.send({
    para: destinatario.email,
    assunto,
    texto: textOf(destinatario, frase, link.href),
  })
  const agora = services.now()
  await setEnviado(services.db, link.id, agora)
  await insertAviso(services.db, {
    ordem_servico_id: osId,
    aviso,
    criado_em: agora,
    criado_por: por,
    para: destinatario.email,
    enviado_em: agora,
  })
}
