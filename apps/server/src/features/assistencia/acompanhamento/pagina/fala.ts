import { type AcompanhamentoOs, MENSAGEM_MAXIMO } from '@app/contract/assistencia/ordemServico'
import { type Fala, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'
import type { Relogio } from './estado.ts'
import { type Enviado, preenchidoDe, type Preenchido, problemas, texto } from './formulario.ts'
import { icone } from './icones.ts'

/** The acts on what was said before. */
const MUDAM = ['corrigir', 'apagar'] as const

/** Where the conversation stands: its order, its address and its clock. */
export type Lugar = { os: AcompanhamentoOs; endereco: string; quando: Relogio }

/** The form that changed a message, where the page shows it: it was refused, or is not to be changed any more. */
const mudancaDe = (enviado: Enviado | null) => {
  const form = preenchidoDe(enviado, ...MUDAM)
  return { form, numero: Number(form.valor('numero')) }
}

const mudar = ({ numero, texto: dito }: Fala, enviado: Enviado | null): Markup => {
  const mudanca = mudancaDe(enviado)
  const desta = mudanca.numero === numero
  const form: Preenchido = desta
    ? mudanca.form
    : { valor: (nome) => (nome === 'texto' ? dito : ''), erros: [] }
  return html`<details class="muda" ${desta && html` open`}>
    <summary>Corrigir ou apagar${icone('chevronDown')}</summary>
    <form method="post" action="#conversa" class="pilha" novalidate>
      ${problemas(form, ['texto'])}
      <input type="hidden" name="numero" value="${numero}" />
      ${texto(form, { id: `mensagem-${numero}`, nome: 'texto', rotulo: 'Sua mensagem', maximo: MENSAGEM_MAXIMO, linhas: 3 })}
      <p class="t2 sm">
        Até ${MINUTOS_PARA_MUDAR} minutos depois de enviar. O que você apaga some para você e para o posto.
      </p>
      <div class="dois">
        <button class="botao pequeno" name="ato" value="corrigir">Corrigir</button>
        <button class="botao pequeno perigo" name="ato" value="apagar">Apagar mensagem</button>
      </div>
    </form>
  </details>`
}

/** One message, and for a few minutes how its author changes it. */
export const mensagem = (fala: Fala, { os, endereco, quando }: Lugar, enviado: Enviado | null): Markup => {
  const { numero, de, por, em, texto: dito, arquivos, editada, apagada, muda } = fala
  return html`<li id="fala-${numero}" class="${de === 'CLIENTE' ? 'eu' : 'posto-f'}">
    ${apagada ? html`<p class="t2">Mensagem apagada</p>` : dito && html`<p>${dito}</p>`}
    ${arquivos.map(
      ({ id, filename }) =>
        html`<a href="${endereco}/arquivo/${id}" target="_blank" rel="noopener"
          >${icone('fileText')}<span>${filename}</span></a
        >`,
    )}
    <small
      >${de === 'CLIENTE' ? 'você' : [por, os.posto.nomeFantasia].filter(Boolean).join(', ')},
      <span class="num">${quando(em)}</span>${editada && !apagada && ', corrigida'}</small
    >
    ${muda && mudar(fala, enviado)}
  </li>`
}

/** Why a message was not changed, when it cannot be any more. */
export const tardeDemais = ({ os }: Lugar, enviado: Enviado | null): Part => {
  const { form, numero } = mudancaDe(enviado)
  const muda = os.conversa.some((fala) => fala.muda && fala.numero === numero)
  return !muda && problemas(form, [])
}
