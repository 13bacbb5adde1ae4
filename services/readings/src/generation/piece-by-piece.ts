/**
 * Shows a text in pieces, in their order and one at a time. Pieces that come while one is being shown go
 * together with the next: where showing is slow there are fewer and longer ones, and nobody waits for it.
 */
export class PieceByPiece {
  private waiting = '';
  private showing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;

  /** @param show  shows one piece; after one that fails no other is shown */
  constructor(private readonly show: (piece: string) => Promise<void>) {}

  /**
   * Takes one more piece; does not wait until it is shown.
   *
   * @throws what an earlier piece failed with
   */
  add(piece: string): void {
    if (this.failure) throw this.failure.error;
    this.waiting += piece;
    this.showing ??= this.showWaiting();
  }

  /** Waits until every piece is shown. @throws what one of them failed with */
  async end(): Promise<void> {
    await this.showing;
    if (this.failure) throw this.failure.error;
  }

  /** Waits until nothing is being shown any more, whether or not all were. */
  async settle(): Promise<void> {
    await this.showing;
  }

  private async showWaiting(): Promise<void> {
    try {
      while (this.waiting !== '') {
        const piece = this.waiting;
        this.waiting = '';
        await this.show(piece);
      }
    } catch (error) {
      this.failure = { error };
    } finally {
      this.showing = undefined;
    }
  }
}
