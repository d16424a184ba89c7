import styles from './follow.module.css'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { escolhaDoConsumidor } from '@app/rules/assistencia/ordemServico'
import { formatDateTime, formatMoney } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { RepairSteps } from './repair-steps.tsx'

/** What was said: to the budget, or to what was added to it during the repair. */
const answerWords = (complemento: boolean, aprovado: boolean) => {
  if (complemento) return aprovado ? 'Acréscimo aprovado' : 'Acréscimo recusado'
  return aprovado ? 'Orçamento aprovado' : 'Orçamento recusado'
}

/** Whose watch, how it stands, and what was answered. */
export function Overview({ os }: { os: AcompanhamentoOs }) {
  const {
    primeiroNome,
    relogio,
    titulo,
    texto,
    passos,
    orcamento,
    modeloEscolhido,
    diasRetirada,
    escolha,
    aDevolver,
    status,
    taxaDiagnostico,
  } = os
  const resposta = orcamento?.resposta
  return (
    <section className={styles.acEstado} aria-labelledby="ac-titulo">
      <p className="t2">{relogio ? `${primeiroNome}, seu ${relogio.modelo}` : primeiroNome}</p>
      <h1 id="ac-titulo" tabIndex={-1}>
        {titulo}
      </h1>
      <p>{texto}</p>
      {diasRetirada !== null && diasRetirada >= 30 && (
        <Faixa tone="warning">Seu relógio espera por você no posto há {diasRetirada} dias.</Faixa>
      )}
      {aDevolver > 0 && (
        <Faixa tone="info">
          O posto tem <b className="num">{formatMoney(aDevolver)}</b> a devolver a você.
        </Faixa>
      )}
      {status === 'ORCAMENTO_REPROVADO' && taxaDiagnostico !== null && (
        <Faixa tone="info">
          Na retirada, o diagnóstico custa <b className="num">{formatMoney(taxaDiagnostico)}</b>.
        </Faixa>
      )}
      {resposta && (
        <Faixa tone={resposta.aprovado ? 'success' : 'info'}>
          {answerWords(orcamento.complemento, resposta.aprovado)}
          {resposta.nome && ` por ${resposta.nome}`} em{' '}
          <span className="num">{formatDateTime(resposta.em)}</span>.
        </Faixa>
      )}
      {os.prazoPassou && !escolha && (
        <Faixa tone="warning" title="Passaram os 30 dias da lei.">
          O conserto na garantia está atrasado, e você pode escolher: outro relógio, o seu dinheiro de volta
          ou um abatimento no preço (Código de Defesa do Consumidor, art. 18). Diga ao posto o que prefere.
        </Faixa>
      )}
      {escolha && (
        <Faixa tone="success">
          {escolhaDoConsumidor(escolha)} em <span className="num">{formatDateTime(escolha.em)}</span>.
        </Faixa>
      )}
      {modeloEscolhido && (
        <Faixa tone="success">
          Modelo escolhido: <b>{modeloEscolhido.descricao}</b>.
        </Faixa>
      )}
      <RepairSteps passos={passos} />
    </section>
  )
}
