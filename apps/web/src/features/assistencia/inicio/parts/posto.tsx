import { clsx } from 'clsx'
import styles from './posto.module.css'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FORMA_PAGAMENTO_LABELS } from '@app/contract/assistencia/ordemServico'
import type {
  Equipe as Pessoas,
  PecasAbaixo as Pecas,
  PostosNoVermelho as Postos,
  RecebidoHoje as Recebido,
} from '@app/contract/assistencia/inicio'
import {
  formatAmount,
  formatCount,
  formatInteger,
  formatMoney,
  formatQuantity,
} from '../../../../platform/text/format.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'

const Vermelho = ({ quantas }: { quantas: number }) => (
  <td className={clsx('num dir', quantas > 0 && [styles.alto, 'separacao-atrasada'])}>
    {formatInteger(quantas)}
  </td>
)

/** Who has what on the bench. */
export const Equipe = ({ equipe }: { equipe: Pessoas }) =>
  equipe.length === 0 ? null : (
    <section className="cartao" aria-labelledby="i-equipe">
      <header>
        <h2 id="i-equipe">Equipe na bancada</h2>
        <div className="fim">
          <Link className="link sm" to="/bancada">
            Abrir bancada
          </Link>
        </div>
      </header>
      <table className={styles.tabela} aria-labelledby="i-equipe">
        <thead>
          <tr>
            <th scope="col">Técnico</th>
            <th scope="col" className="dir">
              Com ele
            </th>
            <th scope="col" className="dir">
              Vermelho
            </th>
            <th scope="col" className="dir">
              Hoje
            </th>
            <th scope="col" className="dir">
              Dias, média
            </th>
          </tr>
        </thead>
        <tbody>
          {equipe.map(({ tecnico, comEle, vermelhas, hoje, mediaDias }) => (
            <tr key={tecnico?.id ?? 0}>
              <th scope="row">
                {tecnico ? (
                  <Link to="/ordemServico" search={{ tecnico: tecnico.id, abertas: 'true' }}>
                    {tecnico.nome}
                  </Link>
                ) : (
                  <span className="t2">Sem dono</span>
                )}
              </th>
              <td className="num dir">{formatInteger(comEle)}</td>
              <Vermelho quantas={vermelhas} />
              <td className="num dir">{tecnico ? formatInteger(hoje) : '—'}</td>
              <td className="num dir">{mediaDias === null ? '—' : formatQuantity(mediaDias)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

/** The posts of the network with most red orders. */
export const PostosNoVermelho = ({ postos }: { postos: Postos }) =>
  postos.length === 0 ? null : (
    <section className="cartao" aria-labelledby="i-postos">
      <header>
        <h2 id="i-postos">Postos com mais OS no vermelho</h2>
      </header>
      <table className={styles.tabela} aria-labelledby="i-postos">
        <thead>
          <tr>
            <th scope="col">Posto</th>
            <th scope="col" className="dir">
              Vermelho
            </th>
            <th scope="col" className="dir">
              Esperam peça
            </th>
            <th scope="col" className="dir">
              Em aberto
            </th>
          </tr>
        </thead>
        <tbody>
          {postos.map(({ posto, vermelhas, esperamPeca, abertas }) => (
            <tr key={posto.id}>
              <th scope="row">
                <Link
                  to="/ordemServico"
                  search={{ posto: posto.id, postoNome: posto.nomeFantasia, semaforo: 'VERMELHO' }}
                >
                  {posto.nomeFantasia}
                </Link>
              </th>
              <Vermelho quantas={vermelhas} />
              <td className="num dir">{formatInteger(esperamPeca)}</td>
              <td className="num dir">{formatInteger(abertas)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

/** Parts to be ordered. */
export const PecasAbaixo = ({ pecasAbaixo: { total, pecas } }: { pecasAbaixo: Pecas }) =>
  total === 0 ? null : (
    <section className="cartao" aria-labelledby="i-pecas">
      <header>
        <h2 id="i-pecas">Peças abaixo do mínimo</h2>
        <Link
          className="link num sm"
          to="/estoquePeca"
          search={{ situacao: 'ABAIXO' }}
          aria-label={`Ver ${formatCount(total, 'peça abaixo do mínimo', 'peças abaixo do mínimo')}`}
        >
          {formatInteger(total)}
        </Link>
        <div className="fim">
          <ButtonLink small icon={IconShoppingCart} to="/sugestaoCompra">
            Pedir peças
          </ButtonLink>
        </div>
      </header>
      <ul className={styles.linhas}>
        {pecas.map(({ id, descricao, livre, minimo }) => (
          <li key={id}>
            <Link to="/estoquePeca/$id" params={{ id: String(id) }}>
              {descricao}
            </Link>
            <span className="num t2">{`${formatInteger(livre)} de ${formatInteger(minimo)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )

/** The money of the day. */
export const RecebidoHoje = ({ recebidoHoje: { pagamentos, total, formas } }: { recebidoHoje: Recebido }) => (
  <section className="cartao" aria-labelledby="i-recebido">
    <header>
      <h2 id="i-recebido">Recebido hoje</h2>
      <Link className="link sm" to="/recebimento">
        {formatCount(pagamentos, 'pagamento', 'pagamentos')}
      </Link>
    </header>
    <dl className={styles.caixa}>
      {formas.map(({ forma, valor }) => (
        <div key={forma}>
          <dt>{FORMA_PAGAMENTO_LABELS[forma]}</dt>
          <dd className="num">{formatAmount(valor)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="num">{formatMoney(total)}</dd>
      </div>
    </dl>
  </section>
)
