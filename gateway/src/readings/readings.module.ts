import { Module } from '@nestjs/common';
import { PlacesController } from '../places/places.controller';
import { ToolsController } from '../tools/tools.controller';
import { TodayController } from '../today/today.controller';
import { JournalController } from './journal.controller';
import { ReadingsController } from './readings.controller';
import { TrialsController } from './trials.controller';

/** Readings, those that are kept, and blind trials. */
@Module({
  controllers: [
    ToolsController,
    ReadingsController,
    TrialsController,
    JournalController,
    PlacesController,
    TodayController,
  ],
})
export class ReadingsModule {}
