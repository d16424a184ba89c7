import type { ErrorMessage } from '@app/contract/casca/errors'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'

/** A form as it was sent: the fields by name, whatever a browser or somebody else wrote into them. */
export type Campos = Readonly<Record<string, unknown>>

export const textOf = (campos: Campos, nome: string): string => {
  const valor = campos[nome]
  return typeof valor === 'string' ? valor : ''
}

/** The values of a field that may be there several times. */
export const textsOf = (campos: Campos, nome: string): string[] =>
  [campos[nome]].flat().filter((valor) => typeof valor === 'string')

/** What was sent and refused, or is to be confirmed: it stands in the form again. */
export type Enviado = { ato: string; campos: Campos; erros: readonly ErrorMessage[] }

/** The sent form of one act; nothing of another's. */
export type Preenchido = { valor: (nome: string) => string; erros: readonly ErrorMessage[] }

export const preenchidoDe = (enviado: Enviado | null, ...atos: readonly string[]): Preenchido => {
  const nosso = enviado && atos.includes(enviado.ato) ? enviado : null
  return { valor: (nome) => textOf(nosso?.campos ?? {}, nome), erros: nosso?.erros ?? [] }
}

/** What is wrong with a field; what was left empty is said as on every other form. */
const erroDe = ({ erros }: Preenchido, nome: string, rotulo: string): string | undefined => {
  const erro = erros.find(({ fieldName }) => fieldName === nome)
  return erro?.code === 'EMPTY_REQUIRED_FIELD' ? `${rotulo}: preenchimento obrigatório` : erro?.text
}

const mensagem = (id: string, erro: string | undefined): Part =>
  erro !== undefined && html`<p class="erro" id="${id}-erro">${erro}</p>`

const marcas = (id: string, erro: string | undefined, ajuda?: string): Part => {
  const por = [ajuda !== undefined && `${id}-ajuda`, erro !== undefined && `${id}-erro`].filter(Boolean)
  return [
    erro !== undefined && html` aria-invalid="true"`,
    por.length > 0 && html` aria-describedby="${por.join(' ')}"`,
  ]
}

type Campo = {
  /** Of the page: two forms may ask for the same. */
  id: string
  nome: string
  rotulo: string
  maximo: number
  ajuda?: string
  obrigatorio?: boolean
  /** Attributes besides. */
  mais?: Markup
}

const ajudaDe = ({ id, ajuda }: Campo): Part =>
  ajuda !== undefined && html`<p class="t2 sm" id="${id}-ajuda">${ajuda}</p>`

const exigido = ({ obrigatorio = true }: Campo): Part => obrigatorio && html` aria-required="true"`

/** A line of text with its label, its help and what is wrong with it. */
export const campo = (form: Preenchido, este: Campo): Markup => {
  const { id, nome, rotulo, maximo, ajuda, mais } = este
  const erro = erroDe(form, nome, rotulo)
  return html`<div class="campo">
    <label for="${id}">${rotulo}</label>
    ${ajudaDe(este)}
    <input
      class="entrada"
      id="${id}"
      name="${nome}"
      maxlength="${maximo}"
      value="${form.valor(nome)}"
      ${exigido(este)}${marcas(id, erro, ajuda)}${mais}
    />
    ${mensagem(id, erro)}
  </div>`
}

/** The same for several lines. */
export const texto = (form: Preenchido, este: Campo & { linhas: number }): Markup => {
  const { id, nome, rotulo, maximo, ajuda, linhas } = este
  const erro = erroDe(form, nome, rotulo)
  return html`<div class="campo">
    <label for="${id}">${rotulo}</label>
    ${ajudaDe(este)}
    <textarea
      class="entrada"
      id="${id}"
      name="${nome}"
      rows="${linhas}"
      maxlength="${maximo}"
      ${exigido(este)}${marcas(id, erro, ajuda)}
    >
${form.valor(nome)}</textarea>
    ${mensagem(id, erro)}
  </div>`
}

/** A box to be ticked. */
export const caixa = (
  form: Preenchido,
  { id, nome, rotulo }: Pick<Campo, 'id' | 'nome' | 'rotulo'>,
): Markup => {
  const erro = erroDe(form, nome, rotulo)
  return html`<div class="campo">
    <label class="aceite"
      ><input
        type="checkbox"
        id="${id}"
        name="${nome}"
        value="true"
        ${form.valor(nome) === 'true' && html` checked`}${marcas(id, erro)}
      />${rotulo}</label
    >
    ${mensagem(id, erro)}
  </div>`
}

/** What is wrong with a form as a whole. */
export const problemas = ({ erros }: Preenchido, nossos: readonly string[]): Part => {
  const demais = erros.filter(({ fieldName }) => fieldName === null || !nossos.includes(fieldName))
  if (erros.length === 0) return null
  return html`<div class="faixa erro-f" role="alert">
    ${
      demais.length > 0
        ? demais.map(({ text }) => html`<p>${text}</p>`)
        : html`<p>Confira o que está marcado abaixo.</p>`
    }
  </div>`
}
