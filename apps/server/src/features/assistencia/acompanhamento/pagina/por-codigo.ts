import { html } from '../../../../platform/http/pages/html.ts'
import { campo, type Enviado, preenchidoDe, problemas } from './formulario.ts'
import { faixa, pagina } from './moldura.ts'

/** For a consumer with the receipt but without its link: the short code and the end of the telephone number. */
export const paginaPorCodigo = (enviado: Enviado | null, venceu = false): string => {
  const form = preenchidoDe(enviado, 'abrir')
  return pagina(
    'Acompanhe seu relógio',
    html`<main class="entrar">
      <h1>Acompanhe seu relógio</h1>
      ${venceu && faixa('atencao', 'Este link não abre mais nenhuma ordem de serviço. Peça outro ao posto onde deixou o relógio, ou use o código do comprovante.')}
      <form method="post" action="/acompanhar" class="pilha" novalidate>
        ${problemas(form, ['codigo', 'telefone'])}
        ${campo(form, { id: 'codigo', nome: 'codigo', rotulo: 'Código do comprovante', maximo: 12, ajuda: '8 letras e números, no papel que o posto entregou.', mais: html` autocomplete="off" spellcheck="false" autocapitalize="characters"` })}
        ${campo(form, { id: 'telefone', nome: 'telefone', rotulo: '3 últimos números do seu telefone', maximo: 3, ajuda: 'Do telefone que você deixou no posto.', mais: html` autocomplete="off" inputmode="numeric"` })}
        <button class="botao principal">Acompanhar</button>
      </form>
    </main>`,
  )
}

/** What went wrong where there is no order to show. */
export const paginaDeFalha = (texto: string): string =>
  pagina(
    'Acompanhe seu relógio',
    html`<main class="entrar">
      <h1>Não deu certo</h1>
      <p>${texto}</p>
      <p><a href="">Tentar outra vez</a></p>
    </main>`,
  )
