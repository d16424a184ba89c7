import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { OrdemServico, OsLink, OsPosto } from '@app/contract/assistencia/ordemServico'
import type { User } from '@app/contract/casca/session'
import { addDays } from '@app/rules/assistencia/ordemServico'
import { formatAmount, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { isoDay, toWallClock } from '../../../../platform/text/time.ts'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { Acompanhamento, Assinaturas, OsCabeca, PapelConta } from './impresso-partes.tsx'

type Props = { os: OrdemServico; posto: OsPosto; user: User; em: Date }

/** The receipt of a counter service: work, payment, and length of the warranty (decisions 55). */
export const PapelAtendimento = ({ os, posto, user, em, link }: Props & { link: OsLink | undefined }) => (
  <article className={clsx('folha', styles.osPapel)} aria-label={`Recibo do atendimento ${os.numero}`}>
    <OsCabeca os={os} posto={posto} />
    <h2>Recibo do atendimento</h2>
    <div className={styles.osMeio}>
      <p className="obs">
        Cliente: <b>{os.consumidor.nome}</b>
        {os.relogio && ` · ${os.relogio.modelo.descricao}, nº de série ${os.relogio.numeroSerie}`}
      </p>
      {link && <Acompanhamento link={link} />}
    </div>
    {os.linhasPa.length > 0 && (
      <table className={clsx('tb', styles.osLinhas)}>
        <thead>
          <tr>
            <th scope="col">Peça ou serviço</th>
            <th scope="col" className="d">
              Quantidade
            </th>
            <th scope="col" className="d">
              Valor (R$)
            </th>
          </tr>
        </thead>
        <tbody>
          {os.linhasPa.map(({ id, titulo, quantidade, valorFinal }) => (
            <tr key={id}>
              <td>
                <b>{titulo}</b>
              </td>
              <td className="d num">{quantidade}</td>
              <td className="d num">{formatAmount(valorFinal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>Total</td>
            <td className="d num">
              <b>{formatMoney(os.valorTotal)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    )}
    {os.conta && <PapelConta conta={os.conta} />}
    {os.dataReparo && (
      <p className="obs">
        O que foi feito tem garantia de {os.diasGarantiaServico} dias, até{' '}
        <b className="num">
          {formatDay(addDays(isoDay(toWallClock(new Date(os.dataReparo))), os.diasGarantiaServico))}
        </b>{' '}
        (Código de Defesa do Consumidor, art. 26). Traga este recibo.
      </p>
    )}
    <Assinaturas de={[`Atendido por ${posto.nomeFantasia}`]} />
    <Rodape user={user} em={em} />
  </article>
)
