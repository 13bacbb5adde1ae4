import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DailyFigureEntity } from './daily-figure.entity';
import { FiguresController } from './figures.controller';
import { FiguresProjection } from './figures.projection';
import { FiguresRepository } from './figures.repository';
import { FiguresService } from './figures.service';

/** What happened, counted by day. */
@Module({
  imports: [TypeOrmModule.forFeature([DailyFigureEntity])],
  controllers: [FiguresController],
  providers: [FiguresService, FiguresRepository, FiguresProjection],
  exports: [FiguresRepository],
})
export class FiguresModule {}
