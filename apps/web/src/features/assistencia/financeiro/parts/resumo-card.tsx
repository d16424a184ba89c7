import styles from './linhas.module.css'
import { type Fechamento, RETENCAO_TIPO_LABELS } from '@app/contract/assistencia/financeiro'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { ArquivoLink } from '../../prova/index.ts'
import { nadaAPagar } from '../words/sem-pagamento.ts'
import { FechamentoSituacao } from './situacao.tsx'
import { amount, signed } from './valor.ts'

type Parte = { nome: string; linhas?: number; valor: string }

const partesDe = ({ resumo, linhas }: Fechamento): Parte[] => {
  const count = (is: (linha: Fechamento['linhas'][number]) => boolean) => linhas.filter(is).length
  const creditos = (natureza: string) =>
    count((linha) => linha.tipo === 'CREDITO' && linha.natureza === natureza)
  const partes: (Parte & { sum: number; always?: true })[] = [
    {
      nome: 'Mão de obra',
      linhas: creditos('MAO_DE_OBRA'),
      valor: amount(resumo.maoDeObra),
      sum: resumo.maoDeObra,
      always: true,
    },
    {
      nome: 'Peças do posto',
      linhas: creditos('PECA'),
      valor: amount(resumo.pecas),
      sum: resumo.pecas,
      always: true,
    },
    { nome: 'Restituições e abatimentos', valor: signed(resumo.restituicoes), sum: resumo.restituicoes },
    {
      nome: 'Ajustes',
      linhas: count(({ tipo }) => tipo === 'AJUSTE' || tipo === 'AJUSTE_OS'),
      valor: signed(resumo.ajustes),
      sum: resumo.ajustes,
    },
    { nome: 'Plano retido', valor: signed(resumo.debitos), sum: resumo.debitos },
    { nome: 'Saldo de outro mês', valor: signed(resumo.transporte), sum: resumo.transporte },
  ]
  return partes.filter(({ sum, always }) => always === true || sum !== 0)
}

const Linha = ({ nome, linhas, valor, total = false }: Parte & { total?: boolean }) => (
  <div className={total ? styles.total : undefined}>
    <dt>
      {nome} {linhas !== undefined && linhas > 0 && <small>{formatCount(linhas, 'linha', 'linhas')}</small>}
    </dt>
    <dd className="num">{valor}</dd>
  </div>
)

/** The sums of a closing down to what is paid, with the rule of rounding. */
export const ResumoCard = ({ fechamento }: { fechamento: Fechamento }) => {
  const { resumo, situacao, contestadas, pagamento, nota } = fechamento
  const nada = nadaAPagar(fechamento)
  return (
    <section className="cartao" aria-label="Resumo">
      <header>
        <h2>Resumo</h2>
        <span className="fim">
          <FechamentoSituacao situacao={situacao} contestadas={contestadas} total={resumo.total} />
        </span>
      </header>
      <div className="corpo pilha">
        <dl className={styles.soma}>
          {partesDe(fechamento).map((parte) => (
            <Linha key={parte.nome} {...parte} />
          ))}
          <Linha nome={pagamento ? 'Total' : 'A pagar'} valor={formatMoney(resumo.total)} total />
          {pagamento?.retencoes.map(({ tipo, descricao, valor }) => (
            <Linha
              key={tipo}
              nome={`${descricao ?? RETENCAO_TIPO_LABELS[tipo]} retido`}
              valor={signed(-valor)}
            />
          ))}
          {pagamento && <Linha nome="Pago ao posto" valor={formatMoney(pagamento.liquido)} total />}
        </dl>
        {nada !== null && <p>{nada}</p>}
        <p className="t2 sm">
          Cada linha é arredondada ao centavo, meio para o par. A soma é feita depois. Peças enviadas pela
          fábrica não se pagam.
        </p>
        {(nota ?? pagamento) && (
          <dl className={styles.soma}>
            <Linha nome="NFS-e" valor={nota ? `${nota.numero} · ${formatMoney(nota.valor)}` : 'Dispensada'} />
            {pagamento?.comprovante && <Linha nome="Comprovante" valor={pagamento.comprovante} />}
          </dl>
        )}
        <ArquivoLink arquivo={pagamento?.arquivo ?? null} de="/financeiro" />
        <ArquivoLink arquivo={nota?.arquivo ?? null} de="/financeiro" />
      </div>
    </section>
  )
}
