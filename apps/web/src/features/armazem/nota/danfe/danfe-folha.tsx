import { clsx } from 'clsx'
import styles from './danfe.module.css'
import type { Nota } from '@app/contract/armazem/nota'
import type { User } from '@app/contract/casca/session'
import { type Campo, type Danfe, danfeOf } from '@app/rules/armazem/danfe'
import { Code128 } from '../../../../ui/print/barcode.tsx'
import { Rodape } from '../../../../ui/print/paper.tsx'

const Quadro = ({ campos }: { campos: readonly Campo[] }) => (
  <dl className={styles.danfeQ}>
    {campos.map(({ rotulo, texto, largo, forte }) => (
      <div key={rotulo} className={largo ? styles.f2 : undefined}>
        <dt>{rotulo}</dt>
        <dd className="num">{forte ? <b>{texto}</b> : texto}</dd>
      </div>
    ))}
  </dl>
)

const Cabecalho = ({ emitente, tipo, numero, serie, chave, chaveEscrita }: Danfe) => (
  <header className={styles.danfeCab}>
    <div className={styles.danfeEmit}>
      <h2>{emitente.nome}</h2>
      {emitente.linhas.map((linha) => (
        <p key={linha} className="num">
          {linha}
        </p>
      ))}
    </div>
    <div className={styles.danfeNome}>
      <b>DANFE</b>
      <p>Espelho do documento auxiliar da Nota Fiscal Eletrônica</p>
      <p className="num">
        <b>{tipo.codigo}</b> {tipo.nome}
      </p>
      <p className={clsx(styles.danfeNum, 'num')}>
        Nº {numero}
        <br />
        Série {serie}
      </p>
    </div>
    <div className={styles.danfeChave}>
      <Code128 texts={[chave]} widthMm={93} />
      <dl>
        <dt>Chave de acesso</dt>
        <dd className="num">{chaveEscrita}</dd>
      </dl>
      <p>Consulta de autenticidade no portal nacional da NF-e, www.nfe.fazenda.gov.br/portal</p>
    </div>
  </header>
)

function Itens({ itens }: Danfe) {
  return (
    <table className={clsx('tb', styles.danfeItens)}>
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Descrição</th>
          <th scope="col">NCM</th>
          <th scope="col">CFOP</th>
          <th scope="col">Un.</th>
          <th scope="col" className="d">
            Quantidade
          </th>
          <th scope="col" className="d">
            Valor unitário
          </th>
          <th scope="col" className="d">
            Valor total
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((item, index) => (
          <tr key={index}>
            <td className="num">{item.codigo}</td>
            <td>
              {item.descricao}
              {item.detalhes.map((detalhe, at) => (
                <small key={at} className="num">
                  {detalhe}
                </small>
              ))}
            </td>
            <td className="num">{item.ncm}</td>
            <td className="num">{item.cfop}</td>
            <td>{item.unidade}</td>
            <td className="d num">{item.quantidade}</td>
            <td className="d num">{item.unitario}</td>
            <td className="d num">{item.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = { nota: Nota; user: User; em: Date }

/** The note in the layout of a DANFE (MOC, Anexo II), drawn from the XML, to compare with the driver's paper. */
export function DanfeFolha({ nota, user, em }: Props) {
  const danfe = danfeOf(nota)
  const { aviso, numero, operacao, destinatario, valores, transporte, complementares } = danfe
  return (
    <article className={clsx('folha', styles.danfe)} aria-label={`Espelho da NF-e ${numero}`}>
      {aviso !== null && <p className={styles.danfeAviso}>{aviso}</p>}
      <Cabecalho {...danfe} />
      <Quadro campos={operacao} />
      <h3>Destinatário</h3>
      <Quadro campos={destinatario} />
      <h3>Valores</h3>
      <Quadro campos={valores} />
      {transporte && (
        <>
          <h3>Transporte</h3>
          <Quadro campos={transporte} />
        </>
      )}
      <h3>Produtos</h3>
      <Itens {...danfe} />
      {complementares !== null && (
        <section className="obs">
          <h3>Informações complementares</h3>
          <p>{complementares}</p>
        </section>
      )}
      <p className={styles.danfeNota}>
        Espelho feito do XML da nota, para conferência. Não substitui o DANFE que acompanha a mercadoria.
      </p>
      <Rodape user={user} em={em} />
    </article>
  )
}
