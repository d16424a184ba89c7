import { AVISO_MARCAS, type OsAviso } from '@app/contract/assistencia/aviso'
import { fillMarcas, marcasDe } from '../../casca/correio/index.ts'

export type TextoDoAviso = { assunto: string; email: string; whatsapp: string }
export type Valores = Record<keyof typeof AVISO_MARCAS, string>

const texto = (assunto: string, frase: string): TextoDoAviso => ({
  assunto,
  email: `Olá, {nome}.\n\n${frase}\n\n{link}`,
  whatsapp: `Olá, {nome}! OS {numero}: ${frase} {link}`,
})

/** The default text of each notice (decisions 54). */
export const AVISOS_PADRAO: Record<OsAviso, TextoDoAviso> = {
  ABERTURA: texto(
    'Recebemos o seu relógio',
    'Sua ordem de serviço foi aberta. Acompanhe cada passo neste endereço:',
  ),
  ORCAMENTO: texto(
    'Falta a sua resposta ao orçamento',
    'O orçamento do seu relógio está pronto: {valor}. Veja e responda até {data} neste endereço:',
  ),
  PECA: texto(
    'Uma peça do seu conserto foi trocada por outra',
    'A peça aprovada não está disponível. Usaremos outra original equivalente, sem custo a mais. ' +
      'Se preferir de outro modo, fale com o posto. Os detalhes estão neste endereço:',
  ),
  REPARADA: texto(
    'Seu relógio está pronto',
    'Você já pode retirar o seu relógio. Os detalhes estão neste endereço:',
  ),
  ESCOLHA: texto(
    'Escolha o seu novo relógio',
    'O fabricante autorizou a troca do seu relógio. Escolha o modelo neste endereço:',
  ),
  TROCA_NEGADA: texto(
    'A troca do seu relógio não foi autorizada',
    'O fabricante não autorizou a troca do seu relógio. Fale com o posto sobre o próximo passo. Os detalhes estão neste endereço:',
  ),
  ACOMPANHAR: texto('Acompanhe a sua ordem de serviço', 'Acompanhe a sua ordem de serviço neste endereço:'),
  MENSAGEM: texto('Lemos a sua mensagem', 'Lemos a sua mensagem e já respondemos. Veja neste endereço:'),
  RESPOSTA: texto(
    'O posto escreveu para você',
    'Há uma mensagem nossa para você. Leia e responda neste endereço:',
  ),
  RETIRADA_30: texto(
    'Seu relógio espera por você há 30 dias',
    'Seu relógio está no posto há 30 dias, à espera de que você o retire. Os detalhes estão neste endereço:',
  ),
  RETIRADA_60: texto(
    'Seu relógio espera por você há 60 dias',
    'Seu relógio está no posto há 60 dias, à espera de que você o retire. Os detalhes estão neste endereço:',
  ),
  RETIRADA_90: texto(
    'Seu relógio espera por você há 90 dias',
    'Seu relógio está no posto há 90 dias. Retire-o, ou combine com o posto como recebê-lo. Os detalhes estão neste endereço:',
  ),
}

/** Sample values for a preview. */
export const EXEMPLO: Valores = {
  nome: 'Dalva',
  numero: '388/2026',
  link: 'https://exemplo.com.br/acompanhar/…',
  valor: 'R$ 276,30',
  data: '20/12/2026',
}

/** What a mail about an order ends with. */
type Rodape = { numero: string; modelo: string | null; posto: string; telefone: string }

const RODAPE_EXEMPLO: Rodape = {
  numero: EXEMPLO.numero,
  modelo: 'Aurora 40',
  posto: 'Relojoaria Central',
  telefone: '(11) 3333-0101',
}

/** The whole of a mail: its words, and what the product says below them. */
export const papelDoAviso = (palavras: string, { numero, modelo, posto, telefone }: Rodape): string =>
  `${palavras}\n
O endereço é só seu: quem o tiver pode responder por você.\n
Ordem de serviço ${numero}${modelo === null ? '' : `, ${modelo}`}
${posto}, telefone ${telefone}\n`

/** A mail with sample values, as it is shown and tried. */
export const exemploDoAviso = ({
  assunto,
  email,
}: Pick<TextoDoAviso, 'assunto' | 'email'>): { assunto: string; texto: string } => ({
  assunto: fillTexto(assunto, EXEMPLO),
  texto: papelDoAviso(fillTexto(email, EXEMPLO), RODAPE_EXEMPLO),
})

/** Fills in the marks of a text; unknown ones stay as they were typed. */
export const fillTexto = (modelo: string, valores: Valores): string => fillMarcas(modelo, valores)

/** The faults of a text: an unknown mark, or no link to the order. */
export function faltasNoTexto(modelo: string): { desconhecida: string | null; semLink: boolean } {
  const names = marcasDe(modelo)
  return {
    desconhecida: names.find((name) => !Object.hasOwn(AVISO_MARCAS, name)) ?? null,
    semLink: !names.includes('link'),
  }
}

/** Where a message to a Brazilian telephone is written; null without one. */
export const linkWhatsapp = (telefone: string | null | undefined, mensagem: string): string | null => {
  const digits = telefone?.replaceAll(/\D/g, '')
  return digits ? `https://wa.me/55${digits}?text=${encodeURIComponent(mensagem)}` : null
}

/** 'd•••@cliente.example': enough to recognise the address, not enough to write to it. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')
