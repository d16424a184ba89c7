import { clsx } from 'clsx'
import styles from './impresso.module.css'
import { FOTO_ROTULO_LABELS } from '@app/contract/assistencia/ordemServico'
import type {
  Orcamento,
  OrdemServico,
  OsEtiqueta as Etiqueta,
  OsLink,
  OsPosto,
} from '@app/contract/assistencia/ordemServico'
import {
  condicoesDoRecibo,
  declaracaoDaEntrega,
  termosDoOrcamento,
} from '@app/rules/assistencia/ordemServico'
import type { User } from '@app/contract/casca/session'
import { formatAmount, formatDateTime, formatMoney } from '../../../../platform/text/format.ts'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { Evidencia } from '../ficha/evidencia.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'
import {
  Acompanhamento,
  Assinaturas,
  OsCabeca,
  OsEtiqueta,
  OsFicha,
  PapelCondicoes,
  PapelConta,
} from './impresso-partes.tsx'
import { linhaTitulo } from '../orcamento/orcamento-card.tsx'

type Props = { os: OrdemServico; posto: OsPosto; user: User; em: Date }

const chegou = ({ statusOS }: OrdemServico) => statusOS.name !== 'AGUARDANDO_RELOGIO'

/** As the watch came: what the bench took afterwards is no part of the receipt. */
const fotosDaEntrada = ({ fotos }: OrdemServico) =>
  fotos.filter(({ momento }) => momento === null || momento === 'ENTRADA').slice(0, 3)

/** The receipt of the intake, with the customer's own link and the workshop's label below the cut. */
export const PapelRecibo = ({ os, posto, user, em, link }: Props & { link: OsLink | undefined }) => (
  <article className={clsx('folha', styles.osPapel)} aria-label={`Comprovante de entrada da OS ${os.numero}`}>
    <OsCabeca os={os} posto={posto} />
    <h2>Comprovante de entrada</h2>
    <div className={styles.osMeio}>
      <OsFicha os={os} />
      {link && <Acompanhamento link={link} />}
    </div>
    {fotosDaEntrada(os).length > 0 && (
      <div className={styles.osFotosI}>
        {fotosDaEntrada(os).map((foto, index) => (
          <figure key={foto.id}>
            <FotoOs osId={os.id} arquivo={foto} alt={`Foto ${index + 1} do relógio`} />
            {foto.rotulo && <figcaption>{FOTO_ROTULO_LABELS[foto.rotulo]}</figcaption>}
          </figure>
        ))}
      </div>
    )}
    <ul className={styles.osCond}>
      {condicoesDoRecibo({
        prazoLegal: os.prazoLegal,
        prometida: os.dataPrometida,
        chegou: chegou(os),
      }).map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
    {os.condicoes && <PapelCondicoes condicoes={os.condicoes} />}
    <Assinaturas
      de={[
        { words: os.consumidor.nome, osId: os.id, arquivo: os.assinaturas.entrada },
        `${chegou(os) ? 'Recebido' : 'Atendido'} por ${posto.nomeFantasia}`,
      ]}
    />
    <p className={styles.osCorte} aria-hidden="true" />
    <div className={styles.osCanhoto}>
      <OsEtiqueta os={os} />
      <section aria-label="Retirada">
        <h3>Retirada</h3>
        <p className="num">
          OS {os.numero} · {os.consumidor.nome}
        </p>
        <Assinaturas de={['Nome e documento de quem retira', 'Data e assinatura']} />
      </section>
    </div>
    {link && <p className={styles.osAviso}>Este link é só seu: quem o tiver pode responder por você.</p>}
    <Rodape user={user} em={em} />
  </article>
)

/** The budget as the customer sees it. */
export const PapelOrcamento = ({ os, posto, user, em, orcamento }: Props & { orcamento: Orcamento }) => (
  <article className={clsx('folha', styles.osPapel)} aria-label={`Orçamento da OS ${os.numero}`}>
    <OsCabeca os={os} posto={posto} />
    <h2>Orçamento, versão {orcamento.versao}</h2>
    <OsFicha os={os} />
    {os.avaliacao && (
      <section className="obs">
        <h3>Avaliação técnica</h3>
        <p>{os.avaliacao}</p>
      </section>
    )}
    <table className={clsx('tb', styles.osLinhas)}>
      <thead>
        <tr>
          <th scope="col">Peça ou serviço</th>
          <th scope="col">Tipo</th>
          <th scope="col" className="d">
            Quantidade
          </th>
          <th scope="col" className="d">
            Valor (R$)
          </th>
        </tr>
      </thead>
      <tbody>
        {orcamento.linhas.map((linha) => (
          <tr key={linha.id}>
            <td>
              <b>{linhaTitulo(linha)}</b>
              {linha.opcional && ' (opcional)'}
              {linha.situacao === 'RECUSADA' && ' — recusada'}
              {linha.descricao !== null && (
                <>
                  <br />
                  <small>{linha.descricao}</small>
                </>
              )}
            </td>
            <td>{linha.tipo === 'PECA' ? 'Peça' : 'Serviço'}</td>
            <td className="d num">{linha.quantidade}</td>
            <td className="d num">{linha.garantia ? 'Garantia' : formatAmount(linha.valorFinal)}</td>
          </tr>
        ))}
        {orcamento.abatimento > 0 && (
          <tr>
            <td>
              <b>Abatimento do preço</b> (escolha após os 30 dias)
            </td>
            <td>Abatimento</td>
            <td className="d num">1</td>
            <td className="d num">{formatAmount(-orcamento.abatimento)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Total para o cliente</td>
          <td className="d num">
            <b>{formatMoney(orcamento.valorConsumidor)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
    {orcamento.oQueVimos && (
      <section className="obs">
        <h3>O que vimos</h3>
        <p>{orcamento.oQueVimos}</p>
      </section>
    )}
    {orcamento.observacoes && (
      <section className="obs">
        <h3>Observações</h3>
        <p>{orcamento.observacoes}</p>
      </section>
    )}
    <ul className={styles.osCond}>
      {termosDoOrcamento({
        diasGarantiaServico: os.diasGarantiaServico,
        validoAte: formatDateTime(orcamento.validoAte),
        prazoDiasUteis: orcamento.prazoDiasUteis,
        sinal: orcamento.sinal,
      }).map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
    {orcamento.resposta && (
      <section className="obs" aria-label="Resposta">
        <h3>Resposta</h3>
        <p>
          {orcamento.complemento && 'Acréscimo: '}
          {orcamento.resposta.aprovado ? 'Aprovado' : 'Reprovado'} por <b>{orcamento.resposta.nome}</b> em{' '}
          {formatDateTime(orcamento.resposta.em)}.
        </p>
        <Evidencia resposta={orcamento.resposta} />
      </section>
    )}
    <Assinaturas
      de={[
        {
          words: `Aprovo o orçamento: ${orcamento.resposta?.nome ?? os.consumidor.nome}`,
          osId: os.id,
          arquivo: orcamento.resposta?.assinatura,
        },
        orcamento.resposta?.assinatura ? formatDateTime(orcamento.resposta.em) : 'Data',
      ]}
    />
    <Rodape user={user} em={em} />
  </article>
)

/** Signed by the person who takes the watch back. */
export const PapelTermo = ({ os, posto, user, em }: Props) => (
  <article className={clsx('folha', styles.osPapel)} aria-label={`Termo de entrega da OS ${os.numero}`}>
    <OsCabeca os={os} posto={posto} />
    <h2>Termo de entrega</h2>
    <OsFicha os={os} />
    {os.reparo && (
      <section className="obs">
        <h3>O que foi feito</h3>
        <p>{os.reparo}</p>
      </section>
    )}
    <section className="obs">
      <h3>Declaração</h3>
      <p>
        {declaracaoDaEntrega(
          { reparada: os.dataReparo !== null, trocado: os.relogioNovo !== null },
          os.diasGarantiaServico,
        )}
      </p>
    </section>
    {os.conta && <PapelConta conta={os.conta} />}
    {os.retiradoPor && (
      <p className="obs">
        Retirado por <b>{os.retiradoPor.nome}</b>
        {os.retiradoPor.documento && `, documento ${os.retiradoPor.documento}`}
        {os.dataEntragaRelogio && `, em ${formatDateTime(os.dataEntragaRelogio)}`}.
      </p>
    )}
    <Assinaturas
      de={
        os.assinaturas.entrega
          ? [
              {
                words: os.retiradoPor?.nome ?? os.consumidor.nome,
                osId: os.id,
                arquivo: os.assinaturas.entrega,
              },
              os.dataEntragaRelogio ? formatDateTime(os.dataEntragaRelogio) : 'Data',
            ]
          : [os.retiradoPor?.nome ?? 'Nome e documento de quem retira', 'Data e assinatura']
      }
    />
    <Rodape user={user} em={em} />
  </article>
)

/** The workshop's label alone. */
export const PapelEtiqueta = ({ os }: { os: Etiqueta }) => (
  <article className={clsx('volume', styles.etqOs)} aria-label={`Etiqueta da OS ${os.numero}`}>
    <OsEtiqueta os={os} />
  </article>
)
